/** The gallery with as many projects as one page holds, and with many more: two builds of one copy. */
import { statSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { categoriesOf, first } from "../support/content";
import { copyProject, type Copy } from "./support/copy";

const perPage = 24;
const many = 60;

const categories = categoriesOf("Project");
let copy: Copy;

/** A project with required fields only. */
const project = (number: number) => `---
title: Project number ${number} of very many
description: This entry has the fields that a project must have, and no field that may be left out.
category: ${categories[number % 2] ?? categories[0]}
location: Towson
picture: ${first("Picture").slug}
caption: It stands for any project.
finished: 2024-05-17
position: ${number}
---

A text.
`;

/** Adds projects up to the one with the position `last`, and builds. */
function buildWith(first: number, last: number) {
  for (let number = first; number <= last; number += 1)
    copy.write(`content/gallery/project-${number}.md`, project(number));
  copy.build();
}

const weigh = () => ({
  html: statSync(path.join(copy.folder, "dist/gallery.html")).size,
  data: statSync(path.join(copy.folder, "dist/page-data/gallery/page-data.json")).size,
});
const page = (address: string) => new JSDOM(copy.html(address)).window.document;
const items = (address: string) =>
  [...page(address).querySelectorAll("main a[data-item]")].map((card) =>
    card.getAttribute("href"),
  );

let few: ReturnType<typeof weigh>;

beforeAll(() => {
  copy = copyProject();
  copy.remove("content/gallery");
  buildWith(1, perPage);
  few = weigh();
});

test("projects that fit on one page make one page", () => {
  expect(copy.has("dist/gallery/page")).toBe(false);
  expect(items("/gallery")).toHaveLength(perPage);
  expect(page("/gallery").querySelector("main nav")).toBeNull();
});

describe("with sixty projects", () => {
  beforeAll(() => {
    buildWith(perPage + 1, many);
  });

  test("the first page's HTML and data are as small as before", () => {
    const now = weigh();
    expect(now.html).toBeLessThanOrEqual(few.html * 1.1);
    expect(now.data).toBeLessThanOrEqual(few.data * 1.1);
  });

  test("each project is on exactly one page of the list and has a page of its own", () => {
    const listed = ["/gallery", "/gallery/page/2", "/gallery/page/3"].flatMap(items);
    expect(listed).toEqual(
      Array.from({ length: many }, (_, index) => `/gallery/project-${index + 1}`),
    );
    expect(copy.pages()).toEqual(expect.arrayContaining(listed));
    expect(copy.has("dist/gallery/page/4.html")).toBe(false);
  });

  test("the alias of the gallery shows its first page", () => {
    expect(items("/our-work")).toEqual(items("/gallery"));
  });

  test("a further page is its own canonical page, has its number in the title and links to both neighbors", () => {
    const second = page("/gallery/page/2");
    const { siteUrl } = /siteUrl: (?<siteUrl>\S+)/.exec(copy.read("content/business.yaml"))
      ?.groups as { siteUrl: string };
    expect(second.querySelector("link[rel='canonical']")?.getAttribute("href")).toBe(
      `${siteUrl}/gallery/page/2`,
    );
    expect(second.querySelector("h1")?.textContent).toBe("Gallery, page 2");
    expect(second.title).toMatch(/^Gallery, page 2 \|/);
    expect(second.querySelector("meta[name='description']")?.getAttribute("content")).toContain(
      "page 2",
    );
    expect(
      [...second.querySelectorAll("main nav a")].map((link) => link.getAttribute("href")),
    ).toEqual(["/gallery", "/gallery/page/3"]);
    expect(copy.read("dist/sitemap.xml")).toContain(`${siteUrl}/gallery/page/2<`);
  });
});
