/** @jest-environment node */
/** References in code and tests to decisions and sections of the specification lead to entries in docs/. */
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

/** All lines of the repository that mention decisions or sections of the specification. */
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

/** The numbers after `word`: two in "decisions 18 and 19". */
const numbersAfter = (word: RegExp) =>
  lines.flatMap((line) =>
    [...line.matchAll(word)].flatMap(([, list = ""]) =>
      (list.match(/\d+[a-z]?/g) ?? []).map((number) => ({ number, line })),
    ),
  );

test("every decision that is mentioned exists in docs/decisions.md", () => {
  const named = numbersAfter(/decisions? (\d+[a-z]?(?:(?:, | and | to )\d+[a-z]?)*)/gi);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ number }) => !decisions.has(number))).toEqual([]);
});

test("every section of the specification that is mentioned exists in docs/spec.md", () => {
  const named = numbersAfter(/spec(?:ification)?,? sections? (\d+)/gi);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ number }) => !sections.has(number))).toEqual([]);
});

test("undocumented names are used only in files that docs/departures.md lists", () => {
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

test("there are at most 18 departures; each has a gain, a guard and a removal", () => {
  const entries = readFileSync("docs/departures.md", "utf8")
    .split(/^\d+\. /m)
    .slice(1);
  expect(entries.length).toBeLessThanOrEqual(18);
  for (const entry of entries)
    for (const part of ["*Gain:*", "*Guard:*", "*Removal:*"]) expect(entry).toContain(part);
});
