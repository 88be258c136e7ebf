/** Mistakes in content: the build stops early with the same messages as check:content, and the check itself takes seconds. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { first, longArticle } from "../support/content";
import { copyProject, type Copy } from "./support/copy";

const many = 2000;
const seconds = 10;

/** A finding as both programs print it: file, line, message. */
const findingsIn = (output: string) => output.match(/content\/\S+:\d+ {2}.+$/gm) ?? [];

const legal = first("LegalPage").file;
let copy: Copy;

beforeAll(() => {
  copy = copyProject();
});

test("check:content and the build print the same findings, and both fail", () => {
  const spoil = (file: string, from: RegExp, to: string) => {
    const text = copy.read(file);
    expect(text).toMatch(from);
    copy.write(file, text.replace(from, to));
    return () => {
      copy.write(file, text);
    };
  };
  const mend = [
    spoil("content/business.yaml", /^email: .*/m, "email: nobody"),
    spoil("content/testimonials.yaml", /rating: \d/, "rating: 6"),
    spoil(legal, /^## /m, "# "),
  ];

  const check = copy.attempt("check:content");
  const build = copy.attempt("build");
  for (const undo of mend) undo();

  expect(check.status).toBe(1);
  expect(findingsIn(check.output).map((line) => line.split(":")[0])).toEqual([
    "content/business.yaml",
    legal,
    "content/testimonials.yaml",
  ]);
  expect(build.status).toBe(1);
  expect(findingsIn(build.output)).toEqual(findingsIn(check.output));
  // The build stopped before Gatsby sourced nodes.
  expect(build.output).not.toMatch(/source and transform nodes|building schema/);
});

test(`the check of ${many} articles takes less than ${seconds} s`, () => {
  const article = readFileSync(path.join(copy.folder, longArticle.file), "utf8");
  expect(article.length).toBeGreaterThan(4000);
  for (let number = 1; number <= many; number += 1)
    copy.write(`content/blog/number-${number}.md`, article);

  const started = performance.now();
  const check = copy.attempt("check:content");
  const taken = (performance.now() - started) / 1000;

  expect(check).toMatchObject({ status: 0, output: expect.stringContaining("no mistakes") });
  console.log(`check:content over ${many} articles: ${taken.toFixed(1)} s`);
  expect(taken).toBeLessThan(seconds);

  // The check has read each article.
  copy.write("content/blog/number-1999.md", article.replace(/^date: .*/m, "date: 2025-02-30"));
  const [finding, ...others] = findingsIn(copy.attempt("check:content").output);
  expect(finding).toMatch(/^content\/blog\/number-1999\.md:\d+ {2}date: there is no day/);
  expect(others).toEqual([]);
});
