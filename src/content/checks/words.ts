/** Mistakes in Markdown: characters that were meant for a link, a list, a table or bold text, and that visitors would see. */
import { fixedSpace, namedAt, unprintableError } from "../characters";
import { dialects, signIn } from "../fields/dialects";
import { brokenRule, type Rule } from "../rules";
import type { Line, LineError } from "./markdown";

const addressStart = String.raw`/|\.{1,2}/|#|https?:|mailto:|tel:|sms:`;
const fileName = String.raw`[^)\s]+\.(?:md|jpe?g|png|webp|avif|gif|svg)`;

/** A rule about links, and the same about pictures, which have an exclamation mark before them. */
const linkOrPicture = (pattern: string, advice: string): Rule[] => [
  [new RegExp(`!${pattern}`), `this is not read as a picture: ${advice}`],
  [new RegExp(pattern), `this is not read as a link: ${advice}`],
];

const slips: readonly Rule[] = [
  [
    /^(?<marks>#{2,6})(?<words>[^\s#].*)$/,
    "write a space between the marks and the heading: “{marks} {words}”",
  ],
  [
    /^#(?!\d)(?<words>[^\s#].*)$/,
    "write a space between the marks and the heading: “## {words}”",
  ],
  ...linkOrPicture(
    String.raw`\[[^\]]*\]\s+\((?:${addressStart}|${fileName})`,
    "there must be no space between ] and (",
  ),
  [
    new RegExp(
      String.raw`!\[[^\]]*\]\((?<file>${fileName})\s+["“”„'‘’]*(?<caption>[^)]*?)["“”„'‘’\s]*(?:\)|$)`,
    ),
    'this is not read as a picture: its caption must stand in straight quotation marks: ({file} "{caption}")',
  ],
  ...linkOrPicture(
    String.raw`(?:\[[^\]]*)?\]\([^)]*\s[^)]*\)`,
    "there must be no space in the address",
  ),
  ...linkOrPicture(
    String.raw`\[[^\]]*\]\((?<address>(?:${addressStart}|${fileName})[^)\s]*)[^)]*$`,
    "write ) after its address: ({address})",
  ),
  [
    new RegExp(
      String.raw`\[\s*(?<words>[^\][()]+?)\s*\((?<address>(?:${addressStart})[^)\s]*)\)`,
    ),
    "this is not read as a link: write ] after its words: [{words}]({address})",
  ],
  [
    new RegExp(String.raw`\((?<words>[^()]+)\)\[(?<address>(?:${addressStart})[^\]\s]*)\]`),
    "this is not read as a link: write [{words}]({address})",
  ],
  [/\[[^\]]+\]\[[^\]]*\]|\[\[[^\]]+\]\]/, "this is not read as a link; write [words](address)"],
  // Visitors would have to copy a bare address, and http:// is not encrypted.
  [/http:(?<rest>\/\/[^\s)]*\w)/, "write [words](https:{rest}) in place of “{match}”"],
  [/(?<![\w/])www\.[^\s)]*\w/, "write [words](https://{match}) in place of “{match}”"],
  [
    // Bullets of word processors, also as signs of their fonts.
    /^(?:[•·▪▫‣⁃∙●○◦◘■□◆◇►▶▸➔➜➢➤→»✓✔✗✘☐☑☒★☆\uF000-\uF0FF]\uFE0F?\s*|[o§Ø]\s+)(?<words>.*)$/,
    "each entry of a list begins with a hyphen and a space: “- {words}”",
  ],
  [/^-(?<words>\p{L}.*)$/u, "write a space after the hyphen: “- {words}”"],
  [
    /^(?<number>\d{1,3}[.)])(?<words>\p{Lu}.*)$/u,
    "write a space after the number: “{number} {words}”",
  ],
  [
    /(?<![{%])\{\s*\w+\s*\}/,
    "“{match}” would be shown as it is: names in braces are filled in only in some fields; write the word itself",
  ],
  [
    /\*\*/,
    "these asterisks would be shown; strong words stand between two pairs of them, with spaces around it all and none inside: **words**",
  ],
  [/`/, "the sign ` would be shown; write one on either side of the words, or none"],
];

/** At the beginning of a paragraph, a dash was meant to begin a list. */
const firstSlips: readonly Rule[] = [
  ...slips,
  [
    /^[–—]\s+(?<words>.*)$/,
    "each entry of a list begins with a hyphen and a space: “- {words}”",
  ],
];

/** A heading, an entry of a list or a quotation with a space that Markdown does not read as one. */
const fixedStart = new RegExp(
  String.raw`^(?= *[${fixedSpace}]|[^\s\p{L}]{1,9} *[${fixedSpace}])[\s${fixedSpace}]*(?:#{1,6}|[-+*>]|\d{1,9}[.)])[\s${fixedSpace}]+(?=\S)`,
  "u",
);

function fixedStartError(text: string): string | undefined {
  const [start] = fixedStart.exec(text) ?? [];
  if (start === undefined) return undefined;
  const space = namedAt(text, text.search(new RegExp(`[${fixedSpace}]`)));
  const sign = start.replace(new RegExp(`[\\s${fixedSpace}]+`, "g"), " ").trimStart();
  return `there is ${space.replace(/ (after|before) “.*/, "")} in place of a space; write “${sign}${text.slice(start.length)}”`;
}

/** The first line with a sign of each dialect: a text that has one sign of a program often has many. */
export function* dialectErrors(lines: readonly Line[]): Iterable<LineError> {
  for (const dialect of dialects)
    for (const { text, line } of lines) {
      const sign = signIn(text, dialect);
      if (sign === undefined) continue;
      const [, instead] = dialect;
      yield { line, message: `“${sign}” would be shown as it is; ${instead}` };
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
    const message =
      fixedStartError(text) ??
      brokenRule(text, continues ? slips : firstSlips) ??
      unprintableError(text);
    if (message !== undefined) yield { line, message };
  }
}
