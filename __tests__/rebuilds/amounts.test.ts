/**
 * Builds of the site without entries, with few, with some and with very many. All are builds of one copy, each warm after the previous one; the last one
 * follows an edit of one article.
 */
import path from "node:path";
import { JSDOM } from "jsdom";
import { needless, writtenSince } from "../../scripts/bench/written";
import { readPiece, type IndexedArticle } from "../../src/domain/article-index";
import { siteMapPath } from "../../src/domain/files";
import { categoriesOf, first, words as said } from "../support/content";
import { copyProject, type Copy } from "./support/copy";

const some = 20;
const many = 2000;
const perPage = 12;
/** The maximum of articles and of projects on the site map page. */
const listed = { articles: 12, projects: 60 };

let copy: Copy;
const page = (address: string) => new JSDOM(copy.html(address)).window.document;
const words = (address: string, selector: string) =>
  [...page(address).querySelectorAll(selector)].map(({ textContent }) => textContent);

/** An article with required fields only. */
const article = (number: number, date: string) => `---
title: Article number ${number} of very many
description: This entry has the fields that an article must have, and no field that may be left out.
excerpt: It stands for any article whose editor wrote only what is asked for.
date: ${date}
category: ${categoriesOf("Article")[0]}
picture: ${first("Picture").slug}
services:
  - ${first("Service").slug}
---

A text.
`;

const project = (number: number) => `---
title: Project number ${number} of many
description: This entry has the fields that a project must have, and no field that may be left out.
category: ${categoriesOf("Project")[0]}
location: Here
picture: ${first("Picture").slug}
caption: It stands for any project whose editor wrote only what is asked for.
finished: 2023-10-13
position: ${number}
---

A text.
`;

/** Writes the articles `first` to `last`, all older than number 1. */
function writeArticles(first: number, last: number) {
  for (let number = first; number <= last; number += 1) {
    const day = new Date(Date.UTC(2010, 0, 1 + number)).toISOString().slice(0, 10);
    copy.write(`content/blog/number-${number}.md`, article(number, day));
  }
}

/** All articles in the search index, and the number of articles in each of its files. */
function indexed() {
  const articles: IndexedArticle[] = [];
  const lengths: number[] = [];
  for (let address: string | undefined = "/blog/index.json"; address;) {
    const piece = readPiece(JSON.parse(copy.read(`dist${address}`)) as unknown);
    articles.push(...piece.articles);
    lengths.push(piece.articles.length);
    address = piece.more;
  }
  return { articles, lengths };
}

/** The bytes that the blog's first view needs: its HTML and its page data. */
const blogFiles = ["dist/blog.html", "dist/page-data/blog/page-data.json"];
const weights = () => blogFiles.map((file) => Buffer.byteLength(copy.read(file)));

/** The addresses in the group of the site map page with this heading. */
function mapped(heading: string): string[] {
  const group = [...page("/sitemap").querySelectorAll("main h2")].find(
    ({ textContent }) => textContent === heading,
  )?.parentElement;
  return [...(group?.querySelectorAll("a") ?? [])].map(
    (link) => link.getAttribute("href") ?? "",
  );
}

beforeAll(() => {
  copy = copyProject();
  for (const folder of ["content/blog", "content/gallery"]) copy.remove(folder);
  copy.write("content/testimonials.yaml", "[]\n");
});

describe("without articles, projects and testimonials", () => {
  beforeAll(() => {
    copy.build();
  });

  test("the blog says that there are no posts and has no empty list", () => {
    const blog = page("/blog");
    // Decision 35: a category without articles is not offered, so there is no list of categories.
    expect(words("/blog", "main h2")).toEqual([said("BlogWords", "empty")]);
    expect(
      [...blog.querySelectorAll("main ul")].filter((list) => list.children.length === 0),
    ).toEqual([]);
    expect(indexed()).toEqual({ articles: [], lengths: [0] });
  });

  test("the gallery says that there are no projects and has no filters", () => {
    expect(page("/gallery").querySelector("main")?.textContent).toContain(
      said("GalleryWords", "empty"),
    );
    expect(page("/gallery").querySelectorAll("main [aria-pressed]")).toHaveLength(0);
  });

  test("the home page has no testimonials section", () => {
    expect(words("/", "main h2")).not.toContain(said("HomePage", "voices.title"));
    expect(page("/").querySelectorAll("blockquote")).toHaveLength(0);
  });

  test("the site map has no heading without links", () => {
    expect(words("/sitemap", "main h2")).toEqual(
      expect.not.arrayContaining([
        said("SitemapPage", "articles"),
        said("SitemapPage", "projects"),
      ]),
    );
    expect(words("/sitemap", "main h2").length).toBeGreaterThan(3);
  });

  test("no page has an empty heading, an empty link or the word undefined", () => {
    for (const address of copy.pages()) {
      const main = page(address).querySelector("main");
      const silent = [...(main?.querySelectorAll("h1, h2, h3, a") ?? [])].filter(
        (each) => !each.textContent?.trim() && !each.getAttribute("aria-label"),
      );
      expect([address, silent.map((each) => each.outerHTML)]).toEqual([address, []]);
      expect(main?.textContent).not.toMatch(/\bundefined\b|\bnull\b/);
    }
  });
});

describe("with one article that has only required fields", () => {
  beforeAll(() => {
    copy.write("content/blog/number-1.md", article(1, "2024-01-01"));
    copy.build();
  });

  test("the article has a page and is first in the list", () => {
    expect(words("/blog/number-1", "h1")).toEqual(["Article number 1 of very many"]);
    expect(words("/blog", "main h2")).toEqual([
      "Article number 1 of very many",
      "Categories",
      "Recent Posts",
    ]);
    expect(page("/blog").querySelector("main")?.textContent).not.toContain("No posts found");
  });

  test("the article has no section of related articles", () => {
    expect(words("/blog/number-1", "main h2")).not.toContain(
      said("BlogWords", "relatedArticles"),
    );
  });
});

let light: number[];

describe("with twenty articles", () => {
  beforeAll(() => {
    writeArticles(2, some);
    copy.build();
    light = weights();
  });

  test("the site map page lists the newest articles, with a link to all", () => {
    const articles = mapped("Articles");
    expect(articles.slice(0, 2)).toEqual(["/blog/number-1", "/blog/number-20"]);
    expect(articles).toHaveLength(listed.articles + 1);
    expect(articles.at(-1)).toBe("/blog");
  });
});

describe("with two thousand articles and many projects", () => {
  beforeAll(() => {
    writeArticles(some + 1, many);
    for (let number = 1; number <= listed.projects + 1; number += 1)
      copy.write(`content/gallery/project-${number}.md`, project(number));
    copy.build();
  });

  test("each article has a page, and the list has as many pages as it needs", () => {
    const pages = copy.pages();
    expect(pages.filter((address) => address.startsWith("/blog/number-"))).toHaveLength(many);
    const lists = pages.filter((address) => /^\/blog(\/page\/\d+)?$/.test(address));
    expect(lists).toHaveLength(Math.ceil(many / perPage));
    expect(page("/blog/page/2").querySelectorAll("main ul li h2, main ul li h3").length).toBe(
      perPage,
    );
  });

  test("the blog's first view is as small as before", () => {
    weights().forEach((weight, file) => {
      expect(weight).toBeLessThanOrEqual((light[file] ?? 0) * 1.1);
    });
  });

  test("the search index has all articles in several files, and the sidebar has three recent posts", () => {
    const { articles, lengths } = indexed();
    expect(new Set(articles.map(({ path: address }) => address)).size).toBe(many);
    expect(lengths).toEqual([500, 500, 500, 500]);
    const headings = [...page("/blog").querySelectorAll("aside h2")];
    const recent = headings.find(({ textContent }) => textContent === "Recent Posts");
    expect(recent?.parentElement?.querySelectorAll("li")).toHaveLength(3);
  });

  test("the site map page has the newest articles and the first projects, with links to all", () => {
    const articles = mapped("Articles");
    expect(articles.slice(0, 3)).toEqual([
      "/blog/number-1",
      "/blog/number-2000",
      "/blog/number-1999",
    ]);
    expect(articles).toHaveLength(listed.articles + 1);
    expect(articles.at(-1)).toBe("/blog");
    const projects = mapped("Projects");
    expect(projects.slice(0, 2)).toEqual(["/gallery/project-1", "/gallery/project-2"]);
    expect(projects).toHaveLength(listed.projects + 1);
    expect(projects.at(-1)).toBe("/gallery");
    expect(mapped("Pages").filter((address) => address.includes("/page/"))).toEqual([]);
  });

  test("the XML site map has every page", () => {
    const locations = copy.read(`dist${siteMapPath}`).match(/<loc>[^<]*\/blog\/number-/g);
    expect(locations).toHaveLength(many);
  });
});

describe("with one of two thousand articles edited", () => {
  const edited = "blog/number-1000";
  const output = () => path.join(copy.folder, "public");
  let written: string[];

  beforeAll(() => {
    const file = `content/${edited}.md`;
    const text = copy.read(file).replace(/^title: /m, "title: Once more, ");
    copy.write(file, text.replace("A text.", "Another text."));
    const moment = Date.now();
    copy.build();
    written = writtenSince(output(), moment);
  });

  test("only the article's page, the lists that show it and its neighbors are written again", () => {
    const pages = written.filter((name) => path.basename(name) === "index.html");
    expect(pages).toContain(`${edited}/index.html`);
    expect(pages).toContain("blog/page/84/index.html");
    expect(needless(output(), pages, `/${edited}`)).toEqual([]);
    // The article, a page of the list, the site map, and the three articles that link to it as related.
    expect(pages.length).toBeLessThanOrEqual(6);
    const data = written.filter((name) => path.basename(name) === "page-data.json");
    expect(data.length).toBeLessThanOrEqual(pages.length);
  });
});
