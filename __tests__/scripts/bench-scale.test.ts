/** @jest-environment node */
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { moreArticles } from "../../scripts/bench/many-articles";
import { scaleReport, type Size } from "../../scripts/bench/scale-report";
import { needless, writtenSince } from "../../scripts/bench/written";
import { temporaryFolder } from "../support/temporary-folder";

const original = {
  slug: "one",
  text: `---\ntitle: "${"A long title ".repeat(7).trim()}"\ndate: 2024-05-01\naliases:\n  - /one\ncategory: Smart Home\n---\n\nThe lead.\n\n## First\n\na\n\n## Second\n\nb\n`,
};

test("generated articles differ in name, title, date and order of sections, and have no aliases", () => {
  const made = moreArticles([original], 4);
  expect(made.map(({ slug }) => slug)).toEqual(["one-1", "one-2", "one-3"]);
  const fields = (key: string) =>
    made.map(({ text }) => new RegExp(`^${key}: (.*)$`, "m").exec(text)?.[1] ?? "");
  expect(new Set(fields("title")).size).toBe(3);
  for (const title of fields("title")) expect(title.length).toBeLessThanOrEqual(92);
  expect(fields("date")).toEqual(["2023-12-30", "2023-12-29", "2023-12-28"]);
  for (const { text } of made) expect(text).not.toContain("/one");
  expect(made[0]?.text).toMatch(/The lead\.\n\n## Second\n\nb\n\n## First\n\na\n$/);
  expect(made[1]?.text).toMatch(/The lead\.\n\n## First\n\na\n\n## Second\n\nb\n$/);
});

test("finds the pages that were written, and those among them that do not link to the article", () => {
  const folder = temporaryFolder();
  const page = (name: string, html: string, seconds: number) => {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, "index.html"), html);
    utimesSync(path.join(folder, name, "index.html"), seconds, seconds);
  };
  page("old", "", 100);
  page("list", '<a href="/blog/one">', 300);
  page("other", '<a href="/blog/one-1">', 300);
  const written = writtenSince(folder, 200_000);
  expect(written).toEqual(["list/index.html", "other/index.html"]);
  expect(needless(folder, written, "/blog/one")).toEqual(["other/index.html"]);
});

test.each([
  ["all limits are kept", {}, true],
  ["a cold build is too slow", { cold: { wall: 1, cpu: 191, peak: 1 } }, false],
  ["a build after an edit is too slow", { edited: { wall: 1, cpu: 31, peak: 1 } }, false],
  ["a cold build needs too much memory", { cold: { wall: 1, cpu: 100, peak: 2001 } }, false],
  [
    "a build without changes needs too much memory",
    { unchanged: { wall: 1, cpu: 20, peak: 2001 } },
    false,
  ],
  ["the check is too slow", { check: 10.1 }, false],
  ["a page grows", { weights: { blog: 20.3 } }, false],
  ["a page is written needlessly", { needless: ["a/index.html"] }, false],
])("the report has the right verdict if %s", (_, figures, met) => {
  const cost = { wall: 1, cpu: 20, peak: 1 };
  const size: Size = {
    articles: 10_000,
    own: false,
    social: 0.08,
    check: 8,
    cold: { ...cost, cpu: 190 },
    plain: { ...cost, cpu: 85 },
    unchanged: cost,
    edited: cost,
    pages: [],
    needless: [],
    written: 0,
    weights: { blog: 20, "blog/page/2": 20 },
  };
  const small = {
    ...size,
    own: true,
    articles: 12,
    weights: { blog: 20 },
    cold: { ...cost, cpu: 100 },
    plain: { ...cost, cpu: 25 },
  };
  expect(scaleReport([small, { ...size, ...figures }], "").met).toBe(met);
});
