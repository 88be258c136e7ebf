/** Section 2: the blog's list. Search and filters are tested in a browser (moving.ts). */
import assert from "node:assert/strict";
import { articles } from "./facts";
import { all, attribute, links, only, plain, texts, words } from "../../site/support/query";
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

interface Post {
  title: string;
  excerpt: string;
  category: string;
  path: string;
  day: string;
}

const index = "dist/blog/index.json";
const posts = (site: Site) => (JSON.parse(site.file(index)) as { articles: Post[] }).articles;
const main = (site: Site) => only(site.page("/blog"), "main");
const aside = (site: Site) => only(main(site), "aside");

const categories = [
  "Residential AV",
  "Commercial AV",
  "Home Theaters",
  "Security & Surveillance",
  "Smart Home",
  "Wiring & Networking",
];

export const blogRows: readonly Row[] = [
  {
    spec: "Blog: category filter buttons",
    line: 104,
    check: (site) =>
      assert.deepEqual(texts(only(main(site), "[role='group']"), "button"), [
        "All",
        ...categories,
      ]),
  },
  {
    spec: "Blog: a sidebar list of the categories",
    line: 105,
    check: (site) => {
      const list = texts(aside(site), "button").map((text) => text.replace(/ \d+$/, ""));
      assert.deepEqual([...list].sort(), [...categories].sort());
    },
  },
  {
    spec: "Blog: a text search over title and excerpt",
    line: 106,
    check: (site) => {
      assert.ok(only(main(site), "input[type='search']"));
      for (const { title, excerpt } of posts(site)) assert.ok(title && excerpt.length > 20);
    },
  },
  {
    spec: "Blog: Recent Posts are the newest ones",
    line: 107,
    check: (site) => {
      const heading = all(aside(site), "h2").find((each) => words(each) === "Recent Posts");
      assert.ok(heading?.nextElementSibling, "there is no list of recent posts");
      const recent = links(heading.nextElementSibling);
      const newest = posts(site)
        .sort((a, b) => b.day.localeCompare(a.day))
        .slice(0, recent.length);
      assert.deepEqual(
        recent,
        newest.map(({ title, path }) => [plain(title), path]),
      );
    },
  },
  {
    spec: "Blog: each post links to /blog/{slug}",
    line: 108,
    check: (site) => {
      const targets = all(main(site), "article h2 a, section h2 a");
      assert.equal(targets.length, Math.min(posts(site).length, 12));
      for (const target of targets)
        assert.match(attribute(target, "href"), /^\/blog\/[a-z\d]+(-[a-z\d]+)*$/);
    },
  },
  {
    spec: "Blog: the text if nothing is found",
    line: 109,
    check: (site) => {
      const data = site.file("dist/page-data/blog/page-data.json");
      assert.match(data, /"No posts found matching your criteria\."/);
    },
  },
  ...articles.map(([title, path], place): Row => ({
    spec: `Articles ${place + 1}: ${title}`,
    line: 114 + place,
    check: (site) => {
      const link = all(main(site), "h2 a").find((each) => attribute(each, "href") === path);
      assert.equal(link && words(link).toLowerCase(), title.toLowerCase());
    },
  })),
];
