/** Tables of other programs and of other dialects of Markdown. */
import type { Rules } from "../rules";

/** A line that is not empty, which has one way to match: with more, long lines would take hours. */
const notEmpty = "(?! *$).*";
/** Hyphens or equals signs in groups, one for each column. */
const groups = "(?:-{2,}(?: +-{2,})+|={2,}(?: +={2,})+) *";
/** Lines up to the end of a table, which may have empty lines. */
const rows = String.raw`\n(?:(?!#).*\n){1,80}?`;
/** A row of dots between two columns. */
const dots = String.raw` *(?:\.{4,}|(?: \.){3,}) *`;
/** A line with columns: with one wide space or a row of dots between its words, or with two spaces that are less wide. */
const spaced = String.raw`(?! *(?:\w{1,3}[.)]|o) )(?=.*[\p{L}\p{N}%$)°"″] {3,}\S|.*\w {2,}[^ \n]+(?: [^ \n]+)* {2,}\S|.*\p{L}${dots}[^\s.]).*`;
/** A line of a spreadsheet that was saved as CSV: in quotation marks, or with this many commas or semicolons that no space follows. The semicolon of &name; is none of them. */
const quoted = String.raw`"[^"\n]*"(?:[,;]"[^"\n]*")+ *`;
const commas = (atLeast: number) =>
  String.raw`(?!.*[,;] )(?=.*\p{L})(?:[^,;\n]*(?<!&#?\w{1,9})[,;](?=[^\s"'’”]|"\S)(?!(?<=\d,)\d{3}(?!\d))){${atLeast},}.*`;

/** Tables of other programs, in the lines of a file without code and without tables that Markdown reads. */
export const tables: readonly RegExp[] = [
  // Grid tables, tables of box-drawing characters, MediaWiki, AsciiDoc.
  /^[ >]*(?:\+(?:[-=:]+\+)+|[┌╔┏][─═━┬╦┳]+[┐╗┓]) *\n(?:[ >]*[|+│├└║╠╚┃┣┗].*\n?)+/gm,
  /^(?:\{\|.*\n(?:.*\n)*?\|\}|\|={3,}\n(?:.*\n)*?\|={3,})/gm,
  // What Turndown makes of cells with paragraphs, as Word's have: each bar is on a line of its own, or begins it.
  /^ *\| *\n(?:(?:(?! *\|).*\n){0,5} *\|.*(?:\n|$))+/gm,
  // Simple and multiline tables of pandoc and reStructuredText: between two lines of hyphens, between two lines of groups, with a head above groups.
  new RegExp(
    `^ *[-=]{3,} *\\n(?:${notEmpty}\\n){1,4}? *${groups}${rows} *[-=]{3,}[-= ]*$`,
    "gm",
  ),
  new RegExp(`(?<!\\S.*\\n)^ *${groups}${rows} *${groups}$(?:\\n${notEmpty})*`, "gm"),
  new RegExp(`^(?![-= ]+$)${notEmpty}\\n *${groups}$(?:\\n${notEmpty})*`, "gm"),
  new RegExp(`^${spaced}(?:\\n(?: *\\n)?${spaced})+`, "gmu"),
  new RegExp(`^(?:${commas(2)}|${quoted})(?:\\n(?:${commas(2)}|${quoted}))+$`, "gmu"),
  new RegExp(`^${commas(1)}(?:\\n${commas(1)}){2,}$`, "gmu"),
];

/** Signs of a bar between two cells. */
const barSigns = "|│┃║¦｜";
const bar = `[${barSigns}]`;

/** Lines between bars, or two lines with a bar between words, in what Markdown leaves of a text. */
export const barTable = new RegExp(
  String.raw`^(?:${bar}.*${bar}|\^ .* \^ *$)(?:\n.*${bar}.*)*|^[^|{\n]*[^|{\s][^|{\n]*\|(?!\|).*(?:\n[^|{\n]*[^|{]\|(?!\|).*)+`,
  "gm",
);

/** What is between the cells of a row: the first of these that it has. */
const separators = [
  new RegExp(String.raw`(?<!\\)${bar}+|!!| \^ `),
  new RegExp(` {2,}|${dots}`),
  /"?[,;](?=\S)"?/,
];

/** What is before the first cell of a row and after the last one. */
const outside = new RegExp(String.raw`^(?:[\s>!${barSigns}^]|[-*+] )+|[\s${barSigns}^]+$`, "g");

const hasWords = (line: string) => /[\p{L}\p{N}]/u.test(line);

/** The first row of a table in another dialect. */
function firstRow(lines: readonly string[]): string {
  const [first = "", ...others] = lines;
  if (/^ *\| *$/.test(first)) {
    const end = lines.findIndex((line) => /^ *\|(?: *:?-+:? *\|)+/.test(line));
    return lines.slice(0, Math.max(end, 1)).join(" ");
  }
  if (!/^(?:\{\||\|===)/.test(first)) return lines.find(hasWords) ?? "";
  // In MediaWiki and AsciiDoc, each cell can be on a line of its own.
  const rows = others.join("\n").split(/^(?:\|[-+].*)?$/m);
  const cells = (rows.find(hasWords) ?? "").trim().split("\n");
  const [cell = ""] = cells;
  return /[^|!].*(?:\||!!)/.test(cell)
    ? cell
    : cells.map((each) => each.replace(/^[|!]/, "|")).join(" ");
}

/** The message on a table in another dialect, whose lines in the file are `lines`. */
export function tableMessage(lines: readonly string[]): string {
  const bars = lines.slice(0, 2).map((line) => line.split("|").length);
  if (bars[0] === bars[1] && /^ *\|(?: *:?-+:? *\|)+ *$/.test(lines[1] ?? ""))
    return "this is not read as a table; add an empty line above it";
  if (!lines.some(hasWords))
    return "this line is not read as a part of a table; delete it, and keep only the line of hyphens under the first row";
  const head = firstRow(lines);
  const border = lines.find((line) => /[-=]{2} +[-=]{2}/.test(line));
  const starts = Array.from(border?.matchAll(/[-=]+/g) ?? [], ({ index }) => index);
  const inside = head.replace(outside, "");
  const separator = separators.find((each) => each.test(inside)) ?? "\n";
  const cells = border
    ? starts.map((start, at) => head.slice(at && start, starts[at + 1]))
    : inside.split(separator);
  const row = `| ${cells.map((cell) => cell.trim().replace(/^(?:=|_\.|") ?|"$/g, "")).join(" | ")} |`;
  const line = `|${" --- |".repeat(cells.length)}`;
  return `this is not read as a table; write its first row as “${row}”, “${line}” under it, and then its other rows in the same way`;
}

/** Rows of a table below an empty line: below a table that Markdown reads, below another row, or below a row without outer lines and above one of hyphens. */
const empty = String.raw`\n(?:[ >]*\n)+`;
const row = String.raw`[ >]*\|.*\| *`;
const rowsApart = [
  String.raw`(?<=^…${empty})${row}$`,
  String.raw`^${row}${empty}${row}$`,
  String.raw`^.*\|.*${empty}[ >]*:?-+:? *\|[-:| ]*$`,
].map((rows) => String.raw`${rows}(?:\n[ >]*$|\n.*\|.*)*`);

/** Patterns of rows that do not become a table, in the lines of a file. */
export const tableRules: Rules = {
  "the rows of a table must be on consecutive lines; delete the empty lines between them":
    new RegExp(rowsApart.join("|"), "gm"),
  "these short paragraphs look like the cells of a table; write each row on a line of its own: “| Room | Cable |”, with “| --- | --- |” under the first one; an item of a list begins with a hyphen, and a backslash at the end of a line breaks it":
    /(?<!\S *\n)^(?:(?=[\p{L}\p{N}$“"])(?!\w{1,3}\\?[.)] ).{1,40}(?<![.!?:;,…*_`)\]”"\\]) *(?:\n\n|\n?(?![^]))){4,}/gmu,
};
