/** @jest-environment node */
/** Each row of mistakes.yaml is a mistake of an editor, with the lines that a check must print for it. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { checkAll, inLines, launchFindings, noticesIn } from "../../src/content";
import * as site from "./support/site";

/** A mistake in one file, which is the one that its line names unless `file` says otherwise, or one with `changes` to several files. */
interface Mistake extends Partial<site.Change> {
  name?: string;
  changes?: site.Change[];
  /** Lines of check:content. */
  expect?: string | string[];
  /** Lines of check:content if there are no mistakes. */
  notice?: string | string[];
  /** Lines that check:launch prints in addition to those for the base content. */
  launch?: string | string[];
}

/** What rows may differ in. */
const parts = ["append", "write", "file"] as const;
type Part = (typeof parts)[number];

/** A text, or several by the names of their rows; the second one of a pair is what {} means in the row's line. */
type Texts = string | Record<string, string | [text: string, quoted: string]>;

/** A row of the file: one mistake, or several that differ in one text. */
type Row = Omit<Mistake, Part> & Partial<Record<Part, Texts>>;

function mistakesIn(row: Row): Mistake[] {
  const part = parts.find((each) => typeof row[each] === "object");
  if (part === undefined) return [row as Mistake];
  return Object.entries(row[part] ?? {}).map(([name, given]) => {
    const [text = "", quoted = text] = [given].flat();
    const lines = [row.expect ?? []].flat().map((line) => line.replace("{}", () => quoted));
    return { ...(row as Mistake), name, [part]: text, expect: lines };
  });
}

const rows = parse(readFileSync("__tests__/content/mistakes.yaml", "utf8")) as Row[];
const mistakes = rows.flatMap(mistakesIn);
const launchLines = () => inLines(launchFindings(site.root));
const launchLinesOfBase = launchLines();

test.each(mistakes)("reports $name", (row) => {
  const { changes, expect: mistake, notice, launch, ...change } = row;
  const lines = mistake ?? notice ?? launch ?? [];
  const [, file = ""] = /^content\/(.+?):\d+ {2}/.exec(String(lines)) ?? [];
  for (const each of changes ?? [{ file, ...change }]) site.apply(each);
  const printed = () => {
    if (launch) return launchLines().filter((line) => !launchLinesOfBase.includes(line));
    const findings = checkAll(site.root);
    return inLines(notice ? [...findings, ...noticesIn(site.root, findings)] : findings);
  };
  expect(printed()).toEqual([lines].flat());
});
