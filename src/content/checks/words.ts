/** Mistakes in Markdown: characters that were meant for a link, a list, a table or bold text, and that visitors would see. */
import { fixedSpace, namedAt, unprintable } from "../characters";
import { dialects, signIn } from "../fields/dialects";
import type { Line, LineError } from "./markdown";

interface Slip {
  pattern: RegExp;
  /** true if only the beginning of a paragraph counts. */
  first?: true;
  /** The message about a line; `parts` are the groups of the match. */
  message: (parts: readonly string[], text: string) => string;
}

const addressStart = String.raw`/|\.{1,2}/|#|https?:|mailto:|tel:|sms:`;
const fileName = String.raw`[^)\s]+\.(?:md|jpe?g|png|webp|avif|gif|svg)`;

const linkOrPicture = (isPicture: boolean) => (isPicture ? "a picture" : "a link");
const withoutMarks = (words: string) => words.replace(/["“”„'‘’]/g, "").trim();

/** A heading, an entry of a list or a quotation with a space that Markdown does not read as one. */
const fixedStart = new RegExp(
  String.raw`^(?= *[${fixedSpace}]|[^\s\p{L}]{1,9} *[${fixedSpace}])[\s${fixedSpace}]*(?:#{1,6}|[-+*>]|\d{1,9}[.)])[\s${fixedSpace}]+(?=\S)`,
  "u",
);

/** Only the first match of a line is reported. */
const slips: readonly Slip[] = [
  {
    pattern: fixedStart,
    message: ([found = ""], text) => {
      const space = namedAt(text, text.search(new RegExp(`[${fixedSpace}]`)));
      const words = `${found.replace(new RegExp(`[\\s${fixedSpace}]+`, "g"), " ").trimStart()}${text.slice(found.length)}`;
      return `there is ${space.replace(/ (after|before) “.*/, "")} in place of a space; write “${words}”`;
    },
  },
  {
    pattern: /^(#{2,6}|#(?!\d))([^\s#].*)$/,
    message: ([, marks = "", words = ""]) =>
      `write a space between the marks and the heading: “${marks === "#" ? "##" : marks} ${words}”`,
  },
  {
    pattern: new RegExp(`(!?)\\[[^\\]]*\\]\\s+\\((${addressStart}|${fileName})`),
    message: ([, mark]) =>
      `this is not read as ${linkOrPicture(mark === "!")}: there must be no space between ] and (`,
  },
  {
    pattern: new RegExp(`!\\[[^\\]]*\\]\\((${fileName})\\s+([^)]*)`),
    message: ([, file = "", caption = ""]) =>
      `this is not read as a picture: its caption must stand in straight quotation marks: (${file} "${withoutMarks(caption)}")`,
  },
  {
    pattern: /\]\([^)]*\s[^)]*\)/,
    message: (_, text) =>
      `this is not read as ${linkOrPicture(text.includes("!["))}: there must be no space in the address`,
  },
  {
    pattern: new RegExp(`(!?)\\[[^\\]]*\\]\\(((?:${addressStart}|${fileName})[^)\\s]*)[^)]*$`),
    message: ([, mark, address = ""]) =>
      `this is not read as ${linkOrPicture(mark === "!")}: write ) after its address: (${address})`,
  },
  {
    pattern: new RegExp(`\\[([^\\][()]+)\\(((?:${addressStart})[^)\\s]*)\\)`),
    message: ([, words = "", address = ""]) =>
      `this is not read as a link: write ] after its words: [${words.trim()}](${address})`,
  },
  {
    pattern: new RegExp(`\\(([^()]+)\\)\\[((?:${addressStart})[^\\]\\s]*)\\]`),
    message: ([, words = "", address = ""]) =>
      `this is not read as a link: write [${words}](${address})`,
  },
  {
    pattern: /\[[^\]]+\]\[[^\]]*\]|\[\[[^\]]+\]\]/,
    message: () => "this is not read as a link; write [words](address)",
  },
  {
    // Visitors would have to copy a bare address, and http:// is not encrypted.
    pattern: /(?:http:\/\/|(?<![\w/])www\.)[^\s)]*\w/,
    message: ([found = ""]) =>
      `write [words](${found.startsWith("http") ? found.replace("http", "https") : `https://${found}`}) in place of “${found}”`,
  },
  {
    // Bullets of word processors, also as signs of their fonts.
    pattern: /^(?:[•·▪▫‣⁃∙●○◦◘■□◆◇►▶▸➔➜➢➤→»✓✔✗✘☐☑☒★☆\uF000-\uF0FF]\uFE0F?\s*|[o§Ø]\s+)(.*)$/,
    message: ([, words = ""]) =>
      `each entry of a list begins with a hyphen and a space: “- ${words}”`,
  },
  {
    pattern: /^[–—]\s+(.*)$/,
    first: true,
    message: ([, words = ""]) =>
      `each entry of a list begins with a hyphen and a space: “- ${words}”`,
  },
  {
    pattern: /^-(\p{L}.*)$/u,
    message: ([, words = ""]) => `write a space after the hyphen: “- ${words}”`,
  },
  {
    pattern: /^(\d{1,3}[.)])(\p{Lu}.*)$/u,
    message: ([, number = "", words = ""]) =>
      `write a space after the number: “${number} ${words}”`,
  },
  {
    pattern: unprintable,
    message: (_, text) => `there is ${namedAt(text, text.search(unprintable))}; delete it`,
  },
  {
    pattern: /(?<![{%])\{\s*\w+\s*\}/,
    message: ([found = ""]) =>
      `“${found}” would be shown as it is: names in braces are filled in only in some fields; write the word itself`,
  },
  {
    pattern: /\*\*/,
    message: () =>
      "these asterisks would be shown; strong words stand between two pairs of them, with spaces around it all and none inside: **words**",
  },
  {
    pattern: /`/,
    message: () => "the sign ` would be shown; write one on either side of the words, or none",
  },
];

/** The first line with a sign of each dialect: a text that has one sign of a program often has many. */
export function* dialectErrors(lines: readonly Line[]): Iterable<LineError> {
  for (const dialect of dialects)
    for (const { text, line } of lines) {
      const sign = signIn(text, dialect);
      if (sign === undefined) continue;
      yield { line, message: `“${sign}” would be shown as it is; ${dialect.instead}` };
      break;
    }
}

const tableRow = /^\|.*\|$/;

/** What is wrong with lines of prose: at most one mistake each. */
export function* wordErrors(lines: readonly Line[]): Iterable<LineError> {
  for (const [index, { text, line }] of lines.entries()) {
    const above = lines[index - 1];
    const continues = above?.line === line - 1;
    if (tableRow.test(text)) {
      const message =
        "this is not read as a table: write a line of hyphens under its first row, with as many parts as that: | --- | --- |";
      // Only the first row of a table is reported.
      if (!continues || !tableRow.test(above.text)) yield { line, message };
      continue;
    }
    if (dialects.some((dialect) => signIn(text, dialect) !== undefined)) continue;
    const slip = slips.find(
      ({ pattern, first }) => pattern.test(text) && !(first && continues),
    );
    const parts = slip?.pattern.exec(text);
    if (slip && parts) yield { line, message: slip.message(parts, text) };
  }
}
