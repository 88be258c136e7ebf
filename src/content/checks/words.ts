/** Mistakes in Markdown: characters that were meant for a link, a list, a table or bold text, and that visitors would see. */

import { dialects, signIn } from "../dialects";
import { fixedSpace, namedAt, unprintable } from "../characters";

export interface Finding {
  line: number;
  message: string;
}

export interface Line {
  text: string;
  line: number;
  /** true if nothing but the sign of a list or quotation stands before the text in its line. */
  begins: boolean;
}

interface Slip {
  pattern: RegExp;
  /** true if only the beginning of a line counts, and not that of the words behind a link. */
  begins?: true;
  /** true if only the beginning of a paragraph counts. */
  first?: true;
  /** The message about a line; `parts` are the groups of the match. */
  says: (parts: readonly string[], text: string) => string;
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
    begins: true,
    says: ([found = ""], text) => {
      const space = namedAt(text, text.search(new RegExp(`[${fixedSpace}]`)));
      const words = `${found.replace(new RegExp(`[\\s${fixedSpace}]+`, "g"), " ").trimStart()}${text.slice(found.length)}`;
      return `there is ${space.replace(/ (after|before) “.*/, "")} in place of a space; write “${words}”`;
    },
  },
  {
    pattern: /^(#{2,6}|#(?!\d))([^\s#].*)$/,
    says: ([, marks = "", words = ""]) =>
      `write a space between the marks and the heading: “${marks === "#" ? "##" : marks} ${words}”`,
  },
  {
    pattern: new RegExp(`(!?)\\[[^\\]]*\\]\\s+\\((${addressStart}|${fileName})`),
    says: ([, mark]) =>
      `this is not read as ${linkOrPicture(mark === "!")}: there must be no space between ] and (`,
  },
  {
    pattern: new RegExp(`!\\[[^\\]]*\\]\\((${fileName})\\s+([^)]*)`),
    says: ([, file = "", caption = ""]) =>
      `this is not read as a picture: its caption must stand in straight quotation marks: (${file} "${withoutMarks(caption)}")`,
  },
  {
    pattern: /\]\([^)]*\s[^)]*\)/,
    says: (_, text) =>
      `this is not read as ${linkOrPicture(text.includes("!["))}: there must be no space in the address`,
  },
  {
    pattern: new RegExp(`(!?)\\[[^\\]]*\\]\\(((?:${addressStart}|${fileName})[^)\\s]*)[^)]*$`),
    says: ([, mark, address = ""]) =>
      `this is not read as ${linkOrPicture(mark === "!")}: write ) after its address: (${address})`,
  },
  {
    pattern: new RegExp(`\\[([^\\][()]+)\\(((?:${addressStart})[^)\\s]*)\\)`),
    says: ([, words = "", address = ""]) =>
      `this is not read as a link: write ] after its words: [${words.trim()}](${address})`,
  },
  {
    pattern: new RegExp(`\\(([^()]+)\\)\\[((?:${addressStart})[^\\]\\s]*)\\]`),
    says: ([, words = "", address = ""]) =>
      `this is not read as a link: write [${words}](${address})`,
  },
  {
    pattern: /\[[^\]]+\]\[[^\]]*\]|\[\[[^\]]+\]\]/,
    says: () => "this is not read as a link; write [words](address)",
  },
  {
    // Visitors would have to copy a bare address, and http:// is not encrypted.
    pattern: /(?:http:\/\/|(?<![\w/])www\.)[^\s)]*\w/,
    says: ([found = ""]) =>
      `write [words](${found.startsWith("http") ? found.replace("http", "https") : `https://${found}`}) in place of “${found}”`,
  },
  {
    // Bullets of word processors, also as signs of their fonts.
    pattern: /^(?:[•·▪▫‣⁃∙●○◦◘■□◆◇►▶▸➔➜➢➤→»✓✔✗✘☐☑☒★☆\uF000-\uF0FF]\uFE0F?\s*|[o§Ø]\s+)(.*)$/,
    says: ([, words = ""]) =>
      `each entry of a list begins with a hyphen and a space: “- ${words}”`,
  },
  {
    pattern: /^[–—]\s+(.*)$/,
    first: true,
    says: ([, words = ""]) =>
      `each entry of a list begins with a hyphen and a space: “- ${words}”`,
  },
  {
    pattern: /^-(\p{L}.*)$/u,
    says: ([, words = ""]) => `write a space after the hyphen: “- ${words}”`,
  },
  {
    pattern: /^(\d{1,3}[.)])(\p{Lu}.*)$/u,
    begins: true,
    says: ([, number = "", words = ""]) =>
      `write a space after the number: “${number} ${words}”`,
  },
  {
    pattern: unprintable,
    says: (_, text) => `there is ${namedAt(text, text.search(unprintable))}; delete it`,
  },
  {
    pattern: /(?<![{%])\{\s*\w+\s*\}/,
    says: ([found = ""]) =>
      `“${found}” would be shown as it is: names in braces are filled in only in some fields; write the word itself`,
  },
  {
    pattern: /\*\*/,
    says: () =>
      "these asterisks would be shown; strong words stand between two pairs of them, with spaces around it all and none inside: **words**",
  },
  {
    pattern: /`/,
    says: () => "the sign ` would be shown; write one on either side of the words, or none",
  },
];

/** The first line of `lines` with a sign of each dialect. */
export function dialectTrouble(lines: readonly Line[]): Finding[] {
  return dialects.flatMap((dialect) => {
    const first = lines.find((each) => signIn(each, dialect) !== undefined);
    const sign = first && signIn(first, dialect);
    return first
      ? [{ line: first.line, message: `“${sign}” would be shown as it is; ${dialect.instead}` }]
      : [];
  });
}

const isDialect = (line: Line) =>
  dialects.some((dialect) => signIn(line, dialect) !== undefined);

const tableRow = /^\|.*\|$/;

/** What is wrong with a line of prose; `before` is the line before it. */
export function wordsTrouble(each: Line, before: Line | undefined): Finding[] {
  const { text, line, begins } = each;
  // Only the first row of a table is reported.
  if (tableRow.test(text))
    return before?.line === line - 1 && tableRow.test(before.text)
      ? []
      : [
          {
            line,
            message:
              "this is not read as a table: write a line of hyphens under its first row, with as many parts as that: | --- | --- |",
          },
        ];
  if (isDialect(each)) return [];
  const isFirst = begins && before?.line !== line - 1;
  for (const { pattern, says, ...where } of slips) {
    if ((where.begins && !begins) || (where.first && !isFirst)) continue;
    const parts = pattern.exec(text);
    if (parts) return [{ line, message: says(parts, text) }];
  }
  return [];
}
