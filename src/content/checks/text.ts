/** The form of an entry's text: headings, raw HTML, code blocks, mistakes in Markdown, and the placeholders of a new entry. */
import type { Entry, Problem } from "../read/entry";
import { valuesOf } from "../walk";
import { atField, isPublished } from "./check";
import type { LineError } from "./lost-words";
import { markdownOf, type Markdown } from "./markdown";
import { wordErrors } from "./words";

type Block = Markdown["blocks"][number];

/** Every problem in the text of `entry`, except its links and pictures. */
export function* checkText(entry: Entry): Iterable<Problem> {
  if (!("folder" in entry.kind.source)) return;
  const words = [...wordErrors(markdownOf(entry))];
  const others = [...errorsIn(entry)].filter(({ line }) =>
    words.every(({ line: first, last = 0 }) => first === last || line < first || line > last),
  );
  for (const { line, message } of [...words, ...others])
    yield { file: entry.file, line, message };
}

function* errorsIn(entry: Entry): Iterable<LineError> {
  const { kind, body, bodyLine } = entry;
  const { blocks, html, lost } = markdownOf(entry);
  if (kind.text === "required" && isPublished(entry) && body.trim() === "") {
    const message =
      "there is no text below the fields; write it, or add the line “draft: true” until it is ready";
    yield { line: bodyLine - 1, message };
  }
  // Field names that are headings only because of a line of hyphens below them are reported as fields.
  const headings = blocks.filter(
    (block) =>
      block.token.type === "heading_open" &&
      (!isUnderlined(block) || fieldBegunBy(block.words, entry) === undefined),
  );
  for (const [index, heading] of headings.entries()) {
    const message = headingError(heading, headings[index - 1]);
    if (message !== undefined) yield { line: heading.line, message };
  }
  // Each element once: by its first tag, or by its last if that is alone.
  const opened = new Set(html.map(({ source }) => /^<(\w+)/.exec(source)?.[1]));
  for (const { source, line } of html) {
    const closed = /^<\/(\w+)/.exec(source)?.[1];
    if (closed === undefined || !opened.has(closed)) yield { line, message: htmlError(source) };
  }
  yield* fieldsInText(entry);
  yield* lost;
  const lines = body.split("\n");
  for (const { token, line } of blocks) {
    const message =
      token.type === "code_block"
        ? "four spaces at the beginning of a line make it a code block; remove them"
        : token.type === "fence" && !isClosed(token, lines)
          ? "the code block that begins here is not closed; repeat its first three characters on a line below it"
          : undefined;
    if (message !== undefined) yield { line, message };
  }
}

/** true if a line of = or - below the words makes them a heading. */
const isUnderlined = ({ token }: Block) => !token.markup.startsWith("#");

const levelOf = ({ token }: Block) => Number(token.tag.slice(1));

const marks = (level: number) => "#".repeat(level);

function headingError(heading: Block, before: Block | undefined): string | undefined {
  const { words } = heading;
  const level = levelOf(heading);
  if (words === "") return "this heading has no text; write it, or remove the #";
  if (isUnderlined(heading))
    return `the line of hyphens or equals signs below it makes “${words}” a heading; write “## ${words}” instead, or add an empty line between them`;
  if (level === 1)
    return `“${words}” is a first-level heading, but the title is the only one on a page; write “## ${words}”`;
  if (!before)
    return level > 2
      ? `the first heading of a text must be a second-level one; write “## ${words}”`
      : undefined;
  const deepest = Math.max(2, levelOf(before) + 1);
  return level > deepest
    ? `the heading “${words}” skips a level: after ${marks(levelOf(before))} use at most ${marks(deepest)}; write “${marks(deepest)} ${words}”`
    : undefined;
}

/** What to write in place of elements of HTML. */
const inPlaceOf: Readonly<Record<string, string>> = {
  "add an empty line where a new paragraph begins": "br p",
  "write **words** for bold text": "b strong mark big dt",
  "write *words* for emphasis": "i em u ins cite dfn var",
  "write ~~words~~ for strikethrough text": "s strike del",
  "write the raised or lowered character itself, such as m² or CO₂": "sub sup",
  "write `words`": "code kbd samp tt pre",
  "write > before a quotation": "blockquote q",
  "write [words](address); headings are anchors without it": "a",
  "begin each item of a list with a hyphen": "ul li dl dd",
  "begin each item of a list with 1.": "ol",
  "write ## before a heading": "h1 h2 details summary",
  "write ### before a heading": "h3",
  "write #### before a heading": "h4 h5 h6",
  "write each row on a line of its own: “| Room | Cable |”, with “| --- | --- |” under the first one, and repeat the words of a cell in each row and column that it spans":
    "table thead tbody tr th td caption colgroup col",
  "write *** on a line of its own": "hr",
  'write ![what it shows](../pictures/name.jpg "Caption")': "img figure figcaption picture svg",
  "write a link to it: [words](address)": "iframe video audio embed object",
};

function htmlError(source: string): string {
  if (source.startsWith("<!--"))
    return "comments in <!-- --> are shown to every visitor; remove them";
  const tag = /^<[^>]*>?/.exec(source)?.[0] ?? source;
  if (/^<span class="(?:deletion|comment)/.test(tag))
    return "this is a comment or a deleted word of a Word file; remove everything from <span to </span>";
  const name = /\w+/.exec(tag)?.[0].toLowerCase() ?? "";
  const short = tag.length > 40 ? `<${name}>` : tag.replace(/\s+/g, " ");
  const [advice = "remove it, and keep the words"] =
    Object.entries(inPlaceOf).find(([, names]) => names.split(" ").includes(name)) ?? [];
  return `“${short}” is HTML, which is not supported here; ${advice}`;
}

/** An unclosed fence runs to the end of its container. */
function isClosed({ map, markup }: Block["token"], lines: readonly string[]): boolean {
  const [start, end] = map ?? [0, 0];
  const last = (lines[end - 1] ?? "").trim().replace(/^[> ]+/, "");
  return last.startsWith(markup) && end - start > 1;
}

/** Paragraphs that begin like a field: fields that were written below the front matter. */
function* fieldsInText(entry: Entry): Iterable<LineError> {
  const lines = entry.body.split("\n");
  const found = new Set<number>();
  // Code blocks are not prose.
  for (const { text, line } of markdownOf(entry).prose) {
    if (text === "") continue;
    const index = line - entry.bodyLine;
    const name = fieldBegunBy(lines[index] ?? "", entry);
    const begins = /^\s*-*\s*$/.test(lines[index - 1] ?? "") || found.has(index - 1);
    if (name === undefined || !begins) continue;
    found.add(index);
    const message = `“${name}:” is in the body and would be published; move it above the second line of ---`;
    yield { line, message };
  }
}

/** The name of a field if `line` begins with it and a colon; otherwise undefined. */
function fieldBegunBy(line: string, { kind }: Entry): string | undefined {
  const name = /^(\w+):(\s|$)/.exec(line)?.[1];
  return name !== undefined && name in kind.fields.shape ? name : undefined;
}

/** The paragraphs and headings of a new text (scripts/new.mts). */
export const newText: readonly string[] = [
  "Replace this with the text. A paragraph ends with an empty line.",
  "## A heading begins with two number signs",
  "Replace this, too, or remove the heading.",
];

/** The fixed words, alone or followed by the purpose of a field. */
const newValue = /^Replace this(\.| Replace this\b|$)/;

/** Every placeholder of a new entry in `entry`; drafts may keep theirs. */
export function* checkReplaced(entry: Entry): Iterable<Problem> {
  if (!isPublished(entry)) return;
  const { file, body, bodyLine } = entry;
  const advice = (words: string) =>
    `replace “${words}”, or keep the line “draft: true” until it is written`;
  for (const { keys, value } of valuesOf(entry))
    if (typeof value === "string" && newValue.test(value))
      yield atField(entry, keys, advice(value));
  for (const [index, line] of body.split("\n").entries())
    if (newText.some((words) => line.startsWith(words)))
      yield { file, line: bodyLine + index, message: advice(line.replace(/^#+ /, "")) };
}
