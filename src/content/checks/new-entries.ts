/** The placeholder texts of a new entry (scripts/new.mts). An entry that still has them must be a draft. */
import type { Entry, Problem } from "../read/read";
import { eachField } from "../walk";
import { atField, isPublished } from "./check";

/** The paragraphs and headings of a new text. */
export const newText: readonly string[] = [
  "Replace this with the text. A paragraph ends with an empty line.",
  "## A heading begins with two number signs",
  "Replace this, too, or take the heading away.",
];

/** The fixed words, alone or followed by the purpose of a field. */
const newValue = /^Replace this(\.| Replace this\b|$)/;

/** Every placeholder in `entry`; drafts may keep theirs. */
export function* checkReplaced(entry: Entry): Iterable<Problem> {
  if (!isPublished(entry)) return;
  const advice = (words: string) =>
    `write your own words in place of “${words}”, or keep the line “draft: true” until it is written`;
  for (const { keys, value } of eachField(entry.kind.fields, entry.data))
    if (typeof value === "string" && newValue.test(value))
      yield atField(entry, keys, advice(value));
  for (const [index, line] of entry.body.split("\n").entries())
    if (newText.some((words) => line.startsWith(words)))
      yield {
        file: entry.file,
        line: entry.bodyLine + index,
        message: advice(line.replace(/^#+ /, "")),
      };
}
