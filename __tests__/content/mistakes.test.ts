/** @jest-environment node */
/** Each row of mistakes.yaml is a mistake of an editor, with the lines that the check must print for it. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { checkAll, inLines } from "../../src/content";
import { createSite, type Change } from "./support/site";

/** A mistake in one file, or one with `changes` to several files. */
type Mistake = { name: string; expect: string | string[] } & (Change | { changes: Change[] });

const mistakes = parse(readFileSync("__tests__/content/mistakes.yaml", "utf8")) as Mistake[];
const site = createSite();

afterEach(site.restore);
afterAll(site.remove);

test("the base content has no mistakes", () => {
  expect(checkAll(site.root)).toEqual([]);
});

test.each(mistakes)("reports $name", (mistake) => {
  for (const change of "changes" in mistake ? mistake.changes : [mistake]) site.apply(change);
  expect(inLines(checkAll(site.root))).toEqual([mistake.expect].flat());
});
