/** @jest-environment node */
/** What code and tests refer to by number can be read in docs/. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const decisions = new Set(
  [...readFileSync("docs/decisions.md", "utf8").matchAll(/^\| (\d+[a-z]?) \|/gm)].map(
    ([, number]) => number,
  ),
);
const sections = new Set(
  [...readFileSync("docs/spec.md", "utf8").matchAll(/^## (\d+)\. /gm)].map(
    ([, number]) => number,
  ),
);

/** Every line of the repository that speaks of decisions or of sections of the specification. */
const lines = execFileSync("git", [
  "grep",
  "-nEi",
  "(decisions? [0-9]|spec(ification)?,? sections? [0-9])",
  "--",
  ".",
  ":(exclude)docs/decisions.md",
  ":(exclude)docs/spec.md",
  ":(exclude)__tests__/docs.test.ts",
])
  .toString()
  .trim()
  .split("\n");

/** The numbers after `word`: "decisions 18 and 19" has two. */
const numbersAfter = (word: RegExp) =>
  lines.flatMap((line) =>
    [...line.matchAll(word)].flatMap(([, list = ""]) =>
      (list.match(/\d+[a-z]?/g) ?? []).map((number) => ({ number, line })),
    ),
  );

test("every decision that is named stands in docs/decisions.md", () => {
  const named = numbersAfter(/decisions? (\d+[a-z]?(?:(?:, | and | to )\d+[a-z]?)*)/gi);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ number }) => !decisions.has(number))).toEqual([]);
});

test("every section of the specification that is named stands in docs/spec.md", () => {
  const named = numbersAfter(/spec(?:ification)?,? sections? (\d+)/gi);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ number }) => !sections.has(number))).toEqual([]);
});

test("names that nobody documents are touched only in files that docs/departures.md names", () => {
  const departures = readFileSync("docs/departures.md", "utf8");
  const undocumented =
    "___loader|___navigate|___webpackCompilationHash|webpackCompilationHash|GATSBY_SLICES|chunk-map\\.json|pageResources|chunkLoadingGlobal|__iconNode|@gatsbyjs/reach-router";
  const files = execFileSync("git", ["grep", "-lE", undocumented, "--", "src", "gatsby-*"])
    .toString()
    .trim()
    .split("\n");
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !departures.includes(file.replace(/^.*\//, "")))).toEqual([]);
});

test("at most 18 departures, each with its gain, its guard and its removal", () => {
  const entries = readFileSync("docs/departures.md", "utf8")
    .split(/^\d+\. /m)
    .slice(1);
  expect(entries.length).toBeLessThanOrEqual(18);
  for (const entry of entries)
    for (const part of ["*Gain:*", "*Guard:*", "*Removal:*"]) expect(entry).toContain(part);
});
