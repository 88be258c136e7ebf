/** @jest-environment node */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { articleIndex, writeSearchIndex, type IndexSource } from "../../src/build/search-index";
import { readIndex } from "../../src/business/article-index";

const article: IndexSource = {
  title: "Rows and risers",
  excerpt: "Who sees the film?",
  path: "/blog/rows",
  category: { blog: "Home Theaters" },
  day: "2024-07-16",
  date: "July 16, 2024",
  picture: {
    focal: [0.5, 0.4],
    image: {
      childImageSharp: {
        gatsbyImageData: {
          layout: "fullWidth",
          width: 1,
          height: 0.62,
          backgroundColor: "#080808",
          images: {
            sources: [
              { srcSet: "/a.avif 320w", type: "image/avif", sizes: "100vw" },
              { srcSet: "/a.webp 320w", type: "image/webp", sizes: "100vw" },
            ],
            fallback: { src: "/a.jpg", srcSet: "/a.jpg 320w", sizes: "100vw" },
          },
        },
      },
    },
  },
};

test("an article is indexed with what its row shows, and no more", () => {
  expect(articleIndex([article])).toEqual([
    {
      title: "Rows and risers",
      excerpt: "Who sees the film?",
      category: "Home Theaters",
      path: "/blog/rows",
      day: "2024-07-16",
      date: "July 16, 2024",
      picture: {
        focal: [0.5, 0.4],
        color: "#080808",
        width: 1,
        height: 0.62,
        avif: "/a.avif 320w",
        src: "/a.jpg",
      },
    },
  ]);
});

test("the file stands where the list says, and the browser can read it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "index-"));
  const graphql = jest.fn().mockResolvedValue({
    data: {
      articleList: { searchIndex: "/blog/index.json" },
      allArticle: { nodes: [article] },
    },
  });
  await writeSearchIndex(folder, graphql);
  const written: unknown = JSON.parse(
    readFileSync(path.join(folder, "blog/index.json"), "utf8"),
  );
  expect(readIndex(written)).toEqual(articleIndex([article]));
});

test("a query that fails stops the build", async () => {
  const graphql = jest.fn().mockResolvedValue({ errors: ["broken"] });
  await expect(writeSearchIndex("nowhere", graphql)).rejects.toThrow("broken");
});
