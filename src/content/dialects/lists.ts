/** Lists whose marks Markdown does not know, and lines that it reads as items against the writer’s intention. */
import { fixedSpace } from "../characters";
import type { Rules } from "../rules";

/** Patterns of items that run together or that were not meant as items, in the lines of a file. */
export const itemRules: Rules = {
  "“{year}{mark}” at the beginning of a line makes it an item of a numbered list; put words before it, such as “In {year}”, or a backslash: {year}\\{mark}":
    /(?<!.\n)^[ >]*(?<year>(?:1\d|20|21)\d\d)(?<mark>[.)]) +\S/gm,
  "this item continues the list above it; indent it by three spaces to nest it under that item, or not at all":
    /(?<=^\d[.)] .*\n) {1,2}\d{1,9}[.)] |(?<=^\d\d[.)] .*\n) {1,3}\d{1,9}[.)] /gm,
  "this line becomes part of the item or quotation above it; add an empty line above it, or begin it with three spaces or with > to keep it there":
    /(?<=^ *(?:[-+*] |\d{1,9}[.)] |> ?)(?:.*[.!?…”"]|.{1,60}) *\n|^ *> ?(?:[-+*] |\d{1,9}[.)] )(?:.*[.!?…”"]|.{1,60}) *\n *> ?)["“]?\p{Lu}.*\p{Ll}.*/gmu,
  "these lines would be shown as one paragraph; begin each with a hyphen and a space, or end each but the last with a backslash":
    /(?<!\S.*\n)^\p{Lu}[^\s:.!?]*(?: [^\s:.!?]+){0,2} ?::? .*(?<!\\| {2}|<br ?\/?>)(?:\n\p{Lu}[^\s:.!?]*(?: [^\s:.!?]+){0,2} ?::? .*)+/gmu,
  "“{match}” is read as an item of a list; for a note, write “\\* {words}”":
    /^(?=\* )(?<=(?:^[^*\n]*[\p{L}\d.,%)]\*[^*\n]*(?:\n[^]*)?|…)\n *\n)(?<!^ *[*+-] .*\n(?:.+\n)* *\n)\* (?<words>\S.*)(?![^]*^\* )/gmu,
  "each item of a list begins with a hyphen and a space: “- {words}”":
    /^>> ?(?<words>[^\s>].*)(?:\n>> ?[^\s>].*)+/gm,
};

/** The mark of an item, if the next item has the second mark. At the beginning of two paragraphs, capital letters can be initials, and “1.” is shown as it is where it is in bold or in a heading. */
const lettered = ["a b", "i ii", "1 2", "A B", "I II"].map((marks) => {
  const [first = "", second = ""] = marks
    .split(" ")
    .map(
      (mark) =>
        String.raw`(?:[([]|#)?(?:\d+\.)*${mark}(?: ?[.:)\]]{1,2}(?: +|(?=\p{L}))| ?[-–/] +|(?<=\d\.\d) +(?=\p{Lu}))`,
    );
  return String.raw`(?!1[.)] (?:.+\n)+\n)${first}(?=\S.*(?:\n(?!${second}).+){0,3}?\n${/[AI]/.test(marks) ? "" : "\\n?"}${second}\S)`;
});

/** Two letters or Roman numbers on neighboring lines, from b. and iv. on. Q. and A. are a question and its answer. */
const [letter, next] = ["[b-hB-H]|[ivxIVX]{1,4}", "[c-iC-I]|[ivxIVX]{1,5}"].map(
  (marks) => String.raw`[([]?(?:${marks})[.)\]] +`,
);
const continued = String.raw`${letter}(?=\S.*\n${next}\S)`;

/** A number without a point, or behind a sign, if the next line has the next one. */
const [one, two] = ["1(?:st)?", "2(?:nd)?"].map(
  (number) => String.raw`(?:No\. )?#?0?${number}[°,.:)]? +`,
);
const counted = String.raw`${one}(?=\S.*\n${two}\S)`;

/** Characters that begin an item of a list in word processors, also as signs of their fonts. */
export const bullets = "•·▪▫‣⁃∙●○◦◘■□◆◇►▶▸➢➤☐☑☒\uF000-\uF0FF";
/** Signs that can be words, too. */
const signs = `${bullets}➔➜→»✓✔✗✘★☆\u2460-\u24FF\u2776-\u2793`;

/** What begins a list: a bullet, a number on a key, a dash at the beginning of a paragraph, and any sign at the beginning of two lines. */
const unknownMarks = [
  // Not a row of stars, a section of a law, or one line with the source of a quotation.
  String.raw`(?=[${signs}](?![★☆✓✔])|\d\uFE0F?\u20E3|[o§Øø]\s(?!\d)|(?<!.\n)[–—]\s.*\n\n?[–—]\s)`,
  String.raw`(?=(?<sign>[^\s\p{L}\p{N}\p{Sc}…"“‘'«([{|#+<>≤≥≈†‡★☆]{1,4}) +\S.*\n\k<sign> )`,
  String.raw`(?=(?<star>[*+])\p{L}[^*\n]*\n\k<star>\p{L}[^*\n]*$)`,
];

/** Patterns of lists that Markdown does not read, in what it leaves of a text. */
export const listRules: Rules = {
  "this is not read as a list; write “1.” before each item: “1. {words}”": new RegExp(
    `^(?:${lettered.join("|")}|${continued}|${counted}|(?:#[.)]|\\(@\\w*\\)|@\\d*[.)]) +)(?<words>\\S.*)(?:\\n.+)*`,
    "gmu",
  ),
  "a space here is not an ordinary one; write “{sign} {words}”": new RegExp(
    `^(?=[^\\s\\p{L}]{0,9} *[${fixedSpace}])[\\s${fixedSpace}]*(?<sign>#{1,6}|[-+*>]|\\d{1,9}[.)])[\\s${fixedSpace}]+(?<words>\\S.*)$`,
    "u",
  ),
  "this is not read as a list; add an empty line above it":
    /^\d{1,9}[.)] +\S.*(?:\n\d{1,9}[.)] +\S.*)+/gm,
  "each item of a list begins with a hyphen and a space: “- {words}”": new RegExp(
    `^(?:${unknownMarks.join("|")})(?<mark>[${signs}]\\uFE0F?|\\d\\uFE0F?\\u20E3|[^\\s\\p{L}\\p{N}]+(?= )|[o§Øø*+])\\s*(?<words>.*)(?:\\n\\k<mark>.*)*`,
    "gmu",
  ),
};
