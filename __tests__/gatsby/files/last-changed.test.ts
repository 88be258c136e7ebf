/** @jest-environment node */
import { lastChanged, parseLog } from "../../../src/gatsby/files/last-changed";
import { siteOf } from "../../../src/gatsby/heads/site";

const article = (slug: string, date: string) => ({
  type: "Article",
  slug,
  file: `content/blog/${slug}.md`,
  fields: { date },
});
const first = article("first", "2025-01-10");
const second = article("second", "2025-02-05");
const list = { type: "ArticleList", slug: "1", fields: { articles: ["first", "second"] } };
const site = siteOf([first, second, list], "https://www.sample.test");
const days = parseLog(
  "@2025-01-20T23:30:00-05:00\n\ncontent/blog/first.md\n@2024-12-01T10:00:00Z\n\ncontent/blog/first.md\ncontent/blog/second.md\n",
);

test("a file has the UTC date of its newest commit", () => {
  expect([...days]).toEqual([
    ["content/blog/first.md", "2025-01-21"],
    ["content/blog/second.md", "2024-12-01"],
  ]);
});

test("an article has the date of its last commit, but never one before its publication", () => {
  expect(lastChanged(first, site, days)).toBe("2025-01-21");
  expect(lastChanged(second, site, days)).toBe("2025-02-05");
});

test("without git, an article has its publication date and other pages have none", () => {
  expect(lastChanged(first, site, new Map())).toBe("2025-01-10");
  const page = {
    type: "AboutPage",
    slug: "about",
    file: "content/pages/about.yaml",
    fields: {},
  };
  expect(lastChanged(page, site, new Map())).toBeUndefined();
});

test("the field `updated` takes precedence", () => {
  const legal = { ...first, fields: { updated: "2024-06-01" } };
  expect(lastChanged(legal, site, days)).toBe("2024-06-01");
});

test("a list has the latest date of its entries", () => {
  expect(lastChanged(list, site, days)).toBe("2025-02-05");
});
