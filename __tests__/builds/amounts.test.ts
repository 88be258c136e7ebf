/**
 * The site without entries, with the least of them, and with very many: three builds of one copy, each warm after the one before;
 * and a fourth, after one article of the many was edited.
 */
import path from "node:path";
import { JSDOM } from "jsdom";
import { needless, writtenSince } from "../../scripts/bench/written";
import { copyProject, type Copy } from "./support/copy";

const many = 2000;
const perPage = 12;

let copy: Copy;
const page = (address: string) =>
  new JSDOM(copy.read(path.join("public", address, "index.html"))).window.document;
const words = (address: string, selector: string) =>
  [...page(address).querySelectorAll(selector)].map(({ textContent }) => textContent);

/** An article with the fields that it must have and no others. */
const article = (number: number, date: string) => `---
title: Article number ${number} of very many
description: This entry has the fields that an article must have, and no field that may be left out.
excerpt: It stands for any article whose editor wrote only what is asked for.
date: ${date}
category: Smart Home
picture: smart-home.jpg
services:
  - smart-home
---

A text.
`;

beforeAll(() => {
  copy = copyProject();
  for (const folder of ["content/blog", "content/gallery"]) copy.remove(folder);
  copy.write("content/testimonials.yaml", "[]\n");
});

describe("with no article, no project and no testimonial", () => {
  beforeAll(() => {
    copy.build();
  });

  test("the blog says that there are no posts, and shows no empty list", () => {
    const blog = page("/blog");
    expect(words("/blog", "main h2")).toEqual([
      "No posts found matching your criteria.",
      "Categories",
    ]);
    expect(
      [...blog.querySelectorAll("main ul")].filter((list) => list.children.length === 0),
    ).toEqual([]);
    expect(JSON.parse(copy.read("public/blog/index.json"))).toEqual([]);
  });

  test("the gallery says that there are no projects, and has nothing to filter", () => {
    expect(page("/gallery").querySelector("main")?.textContent).toContain(
      "There are no projects to show here yet.",
    );
    expect(page("/gallery").querySelectorAll("main [aria-pressed]")).toHaveLength(0);
  });

  test("the home page has no band of voices", () => {
    expect(words("/", "main h2")).not.toContain("What customers say");
    expect(page("/").querySelectorAll("blockquote")).toHaveLength(0);
  });

  test("the site map has no heading without links", () => {
    expect(words("/sitemap", "main h2")).toEqual(
      expect.not.arrayContaining(["Articles", "Projects"]),
    );
    expect(words("/sitemap", "main h2").length).toBeGreaterThan(3);
  });

  test("no page has a heading without words, an empty link or the word undefined", () => {
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

describe("with one article that has required fields only", () => {
  beforeAll(() => {
    copy.write("content/blog/number-1.md", article(1, "2024-01-01"));
    copy.build();
  });

  test("it is on its page, and leads the list", () => {
    expect(words("/blog/number-1", "h1")).toEqual(["Article number 1 of very many"]);
    expect(words("/blog", "main h2")).toEqual([
      "Article number 1 of very many",
      "Categories",
      "Recent Posts",
    ]);
    expect(page("/blog").querySelector("main")?.textContent).not.toContain("No posts found");
  });

  test("nothing to read next is left out", () => {
    expect(words("/blog/number-1", "main h2")).not.toContain("Read next");
  });
});

describe("with two thousand articles", () => {
  beforeAll(() => {
    for (let number = 2; number <= many; number += 1) {
      const day = new Date(Date.UTC(2010, 0, 1 + number)).toISOString().slice(0, 10);
      copy.write(`content/blog/number-${number}.md`, article(number, day));
    }
    copy.build();
  });

  test("every article has its page, and the list as many as it takes", () => {
    const pages = copy.pages();
    expect(pages.filter((address) => address.startsWith("/blog/number-"))).toHaveLength(many);
    const lists = pages.filter((address) => /^\/blog(\/page\/\d+)?$/.test(address));
    expect(lists).toHaveLength(Math.ceil(many / perPage));
    expect(page("/blog/page/2").querySelectorAll("main ul li h2, main ul li h3").length).toBe(
      perPage,
    );
  });

  test("the search knows all of them, and recent posts are three", () => {
    expect(JSON.parse(copy.read("public/blog/index.json"))).toHaveLength(many);
    const headings = [...page("/blog").querySelectorAll("aside h2")];
    const recent = headings.find(({ textContent }) => textContent === "Recent Posts");
    expect(recent?.parentElement?.querySelectorAll("li")).toHaveLength(3);
  });
});

describe("with one of the two thousand edited", () => {
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

  test("its page, the lists that show it and its neighbours in time are written anew, and no others", () => {
    const pages = written.filter((name) => path.basename(name) === "index.html");
    expect(pages).toContain(`${edited}/index.html`);
    expect(pages).toContain("blog/page/84/index.html");
    expect(needless(output(), pages, `/${edited}`)).toEqual([]);
    // The article, a page of the list, the site map, and the three articles after which it is named to be read next.
    expect(pages.length).toBeLessThanOrEqual(6);
    const data = written.filter((name) => path.basename(name) === "page-data.json");
    expect(data.length).toBeLessThanOrEqual(pages.length);
  });
});
