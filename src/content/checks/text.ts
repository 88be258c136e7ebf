/** The form of an entry's text: headings, raw HTML, mistakes in Markdown. */
import type { Entry, Problem } from "../read/read";
import { isPublished } from "./check";
import { markdownOf, type LineError, type MarkdownHeading } from "./markdown";
import { dialectErrors, wordErrors } from "./words";

/** Every problem in the text of `entry`, except its links and pictures. */
export function* checkText(entry: Entry): Iterable<Problem> {
  if ("folder" in entry.kind.source)
    for (const error of errorsIn(entry)) yield { file: entry.file, ...error };
}

function* errorsIn(entry: Entry): Iterable<LineError> {
  const { kind, body, bodyLine } = entry;
  const { headings, html, words, openCode, indented, lost } = markdownOf(entry);
  if (kind.text === "required" && isPublished(entry) && body.trim() === "") {
    const message =
      "there is no text under the fields; write it there, or add the line “draft: true” until it is written";
    yield { line: bodyLine - 1, message };
  }
  // Field names that are headings only because of a line of hyphens below them are reported as fields.
  const real = headings.filter(
    ({ text, underlined }) => !underlined || fieldBegunBy(text, entry) === undefined,
  );
  for (const [index, heading] of real.entries()) {
    const message = headingError(heading, real[index - 1]);
    if (message !== undefined) yield { line: heading.line, message };
  }
  for (const { source, line } of html)
    if (!source.startsWith("</")) yield { line, message: htmlError(source) };
  yield* dialectErrors(words);
  yield* wordErrors(words);
  yield* fieldsInText(entry);
  yield* lost;
  for (const line of openCode) {
    const message =
      "the block of code that begins here has no end; write the line that begins it under it, too";
    yield { line, message };
  }
  for (const line of indented) {
    const message =
      "four spaces at the beginning of a line make it a block of code; take them away";
    yield { line, message };
  }
}

const marks = (level: number) => "#".repeat(level);

function headingError(
  { level, text, underlined }: MarkdownHeading,
  before: MarkdownHeading | undefined,
): string | undefined {
  if (text === "") return "there is a heading without words; write them, or take the # away";
  if (underlined)
    return `the line of hyphens or equals signs under it makes “${text}” a heading; write “## ${text}” in place of both, or leave an empty line between them`;
  if (level === 1)
    return `“${text}” is a heading of the first level, which the title is already; write “## ${text}”`;
  if (!before)
    return level > 2
      ? `the first heading of a text has the second level; write “## ${text}”`
      : undefined;
  const deepest = Math.max(2, before.level + 1);
  return level > deepest
    ? `the heading “${text}” skips a level: after ${marks(before.level)} comes at most ${marks(deepest)}; write “${marks(deepest)} ${text}”`
    : undefined;
}

/** The advice for each HTML tag. */
const inPlaceOf: Readonly<Record<string, string>> = {
  br: "leave an empty line where a new paragraph begins",
  p: "leave an empty line where a new paragraph begins",
  b: "write **words** for strong words",
  strong: "write **words** for strong words",
  i: "write *words* for words with stress",
  em: "write *words* for words with stress",
  a: "write [words](address)",
  ul: "begin each entry of a list with a hyphen",
  ol: "begin each entry of a list with 1.",
  li: "begin each entry of a list with a hyphen",
  h1: "write ## before a heading",
  h2: "write ## before a heading",
  h3: "write ### before a heading",
  img: "write ![what it shows](../pictures/name.jpg)",
};

function htmlError(source: string): string {
  if (source.startsWith("<!--"))
    return "notes in <!-- --> are shown to every visitor; take them away";
  const tag = /^<[^>]*>?/.exec(source)?.[0] ?? source;
  const name = /^<([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? "";
  const short = tag.length > 40 ? `<${name}>` : tag.replace(/\s+/g, " ");
  return `“${short}” is HTML, which has no place here; ${inPlaceOf[name] ?? "take it away"}`;
}

/** Paragraphs that begin like a field: fields that were written below the front matter. */
function* fieldsInText(entry: Entry): Iterable<LineError> {
  const lines = entry.body.split("\n");
  const found = new Set<number>();
  // Code blocks are not prose.
  for (const { line } of markdownOf(entry).words) {
    const index = line - entry.bodyLine;
    const name = fieldBegunBy(lines[index] ?? "", entry);
    const begins =
      index === 0 || (lines[index - 1] ?? "").trim() === "" || found.has(index - 1);
    if (name === undefined || !begins) continue;
    found.add(index);
    const message = `“${name}:” stands in the text, where visitors would read it; write it above the second line of ---`;
    yield { line, message };
  }
}

/** The name of a field if `line` begins with it and a colon; otherwise undefined. */
function fieldBegunBy(line: string, { kind }: Entry): string | undefined {
  const name = /^(\w+):(\s|$)/.exec(line)?.[1];
  return name !== undefined && name in kind.fields.shape ? name : undefined;
}
