/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  articleIndex,
  indexPieces,
  writeSearchIndex,
  type IndexSource,
  type PictureSource,
} from "../../src/gatsby/search-index";
import { readPiece } from "../../src/domain/article-index";
import { temporaryFolder } from "../support/temporary-folder";

const article: IndexSource = {
  title: "Rows and risers",
  excerpt: "Who sees the film?",
  path: "/blog/rows",
  category: { blog: "Home Theaters" },
  day: "2024-07-16",
  date: "July 16, 2024",
  picture: { id: "rows.jpg" },
};

const picture: PictureSource = {
  id: "rows.jpg",
  focal: [0.5, 0.4],
  image: {
    gatsbyImageData: {
      layout: "fullWidth",
      width: 1,
      height: 0.62,
      backgroundColor: "#080808",
      images: {
        sources: [{ srcSet: "/a.avif 320w", type: "image/avif", sizes: "100vw" }],
        fallback: { src: "/a.webp", srcSet: "/a.webp 320w", sizes: "100vw" },
      },
    },
  },
};

/** `count` articles with the same picture, newest first. */
const articles = (count: number): IndexSource[] =>
  Array.from({ length: count }, (_, index) => ({ ...article, path: `/blog/rows-${index}` }));

test("an article has only the fields that its row shows", () => {
  expect(articleIndex([article], [picture])).toEqual([
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
        src: "/a.webp",
      },
    },
  ]);
});

test("an article without its picture stops the build", () => {
  expect(() => articleIndex([article], [])).toThrow("/blog/rows");
});

test.each([
  [0, [0]],
  [1, [1]],
  [500, [500]],
  [501, [500, 1]],
  [1200, [500, 500, 200]],
])("%i articles are split into files of %p", (count, lengths) => {
  const index = articleIndex(articles(count), [picture]);
  const pieces = indexPieces("/blog/index.json", index);
  expect(pieces.map(({ piece }) => piece.articles.length)).toEqual(lengths);
  expect(pieces.flatMap(({ piece }) => piece.articles)).toEqual(index);
});

test("each file names the next one; the last one names none", () => {
  const pieces = indexPieces("/blog/index.json", articleIndex(articles(1001), [picture]));
  expect(pieces.map(({ address, piece: { more } }) => [address, more])).toEqual([
    ["/blog/index.json", "/blog/index-2.json"],
    ["/blog/index-2.json", "/blog/index-3.json"],
    ["/blog/index-3.json", undefined],
  ]);
});

describe("the files of the index", () => {
  let folder: string;
  let graphql: jest.Mock;
  const write = (count: number) => {
    graphql = jest.fn((query: string) =>
      Promise.resolve({
        data: query.includes("allPicture")
          ? { allPicture: { nodes: [picture] } }
          : {
              articleList: { searchIndex: "/blog/index.json" },
              allArticle: { nodes: articles(count) },
            },
      }),
    );
    return writeSearchIndex(folder, graphql);
  };
  const read = (name: string) =>
    readPiece(JSON.parse(readFileSync(path.join(folder, "blog", name), "utf8")) as unknown);

  beforeEach(() => {
    folder = temporaryFolder();
  });

  test("are at the address from the list, and the browser's code can read them", async () => {
    await write(600);
    const first = read("index.json");
    expect(first.more).toBe("/blog/index-2.json");
    expect([...first.articles, ...read("index-2.json").articles]).toEqual(
      articleIndex(articles(600), [picture]),
    );
  });

  test("request a shared picture once", async () => {
    await write(3);
    expect(graphql).toHaveBeenLastCalledWith(expect.anything(), { ids: ["rows.jpg"] });
  });

  test("of an older build with more articles are removed", async () => {
    await write(1200);
    await write(499);
    expect(read("index.json").more).toBeUndefined();
    expect(existsSync(path.join(folder, "blog/index-2.json"))).toBe(false);
    expect(existsSync(path.join(folder, "blog/index-3.json"))).toBe(false);
  });
});

test("a failed query stops the build", async () => {
  const graphql = jest.fn().mockResolvedValue({ errors: ["broken"] });
  await expect(writeSearchIndex("nowhere", graphql)).rejects.toThrow("broken");
});
