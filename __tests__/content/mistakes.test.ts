/** @jest-environment node */
/** Each row of mistakes.yaml is a mistake of an editor, with the lines that the check must print for it. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { checkAll, inLines } from "../../src/content";
import * as site from "./support/site";

/** A mistake in one file, which is the one that `expect` names unless `file` says otherwise, or one with `changes` to several files. */
interface Mistake extends Partial<site.Change> {
  name: string;
  changes?: site.Change[];
  expect: string | string[];
}

const mistakes = parse(readFileSync("__tests__/content/mistakes.yaml", "utf8")) as Mistake[];

test("the base content has no mistakes", () => {
  expect(checkAll(site.root)).toEqual([]);
});

test.each(mistakes)("reports $name", ({ changes, expect: lines, ...change }) => {
  const [, file = ""] = /^content\/(.+?):\d+ {2}/.exec(String(lines)) ?? [];
  for (const each of changes ?? [{ file, ...change }]) site.apply(each);
  expect(inLines(checkAll(site.root))).toEqual([lines].flat());
});
