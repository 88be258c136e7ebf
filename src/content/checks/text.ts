/** The form of an entry's text: headings, raw HTML, mistakes in Markdown. */
import type { Entry, Problem } from "../read";
import { fieldBegunBy } from "./fields-in-text";
import { markdownOf, type MarkdownHeading } from "./markdown";
import { dialectTrouble, wordsTrouble, type Finding } from "./words";

/** Every problem in the text of `entry`, except its links. */
export function checkText(entry: Entry): Problem[] {
  if (!("folder" in entry.kind.source)) return [];
  const { headings, html, words, openCode, indented, lost } = markdownOf(entry);
  const findings = [
    ...missingText(entry),
    ...headings
      // Field names that are headings only because of a line of hyphens below them are reported by fields-in-text.ts.
      .filter(({ text, underlined }) => !underlined || fieldBegunBy(text, entry) === undefined)
      .flatMap((heading, index, all) => headingTrouble(heading, all[index - 1])),
    ...html.filter(({ source }) => !/^<\//.test(source)).map(htmlTrouble),
    ...dialectTrouble(words),
    ...words.flatMap((each, index, all) => wordsTrouble(each, all[index - 1])),
    ...lost,
    ...openCode.map((line) => ({
      line,
      message:
        "the block of code that begins here has no end; write the line that begins it under it, too",
    })),
    ...indented.map((line) => ({
      line,
      message: "four spaces at the beginning of a line make it a block of code; take them away",
    })),
  ];
  return findings.map((finding) => ({ file: entry.file, ...finding }));
}

function missingText({ kind, body, bodyLine, data }: Entry): Finding[] {
  if (kind.text !== "required" || data.draft === true || body.trim() !== "") return [];
  return [
    {
      line: bodyLine - 1,
      message:
        "there is no text under the fields; write it there, or add the line “draft: true” until it is written",
    },
  ];
}

const marks = (level: number) => "#".repeat(level);

function headingTrouble(
  heading: MarkdownHeading,
  before: MarkdownHeading | undefined,
): Finding[] {
  const { level, text, line, underlined } = heading;
  const say = (message: string) => [{ line, message }];
  if (text === "")
    return say("there is a heading without words; write them, or take the # away");
  if (underlined)
    return say(
      `the line of hyphens or equals signs under it makes “${text}” a heading; write “## ${text}” in place of both, or leave an empty line between them`,
    );
  if (level === 1)
    return say(
      `“${text}” is a heading of the first level, which the title is already; write “## ${text}”`,
    );
  const deepest = before ? Math.max(2, before.level + 1) : 2;
  if (level > deepest)
    return say(
      before
        ? `the heading “${text}” skips a level: after ${marks(before.level)} comes at most ${marks(deepest)}; write “${marks(deepest)} ${text}”`
        : `the first heading of a text has the second level; write “## ${text}”`,
    );
  return [];
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

function htmlTrouble({ source, line }: { source: string; line: number }): Finding {
  if (source.startsWith("<!--"))
    return { line, message: "notes in <!-- --> are shown to every visitor; take them away" };
  const tag = /^<[^>]*>?/.exec(source)?.[0] ?? source;
  const name = /^<([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? "";
  const shown = tag.length > 40 ? `<${name}>` : tag.replace(/\s+/g, " ");
  return {
    line,
    message: `“${shown}” is HTML, which has no place here; ${inPlaceOf[name] ?? "take it away"}`,
  };
}
