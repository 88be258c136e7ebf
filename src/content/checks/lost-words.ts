/** Words and numbers that Markdown reads as signs, so that visitors would not see them as they stand in the file. */
import type { Token } from "markdown-it";
import type { LineError } from "./markdown";

/** The findings in `tokens`, which were parsed from `lines`. Their lines are those of the text, counted from 0. */
export function* lostWords(
  tokens: readonly Token[],
  lines: readonly string[],
): Iterable<LineError> {
  for (const [index, token] of tokens.entries()) {
    const { type, map, info } = token;
    if (!map) continue;
    if (type === "table_open") yield* lostCells(tokens.slice(index), map, lines);
    if (type === "ordered_list_open") yield* numbers(tokens.slice(index), token, lines);
    if (type === "inline") yield* asterisks(token, map[0]);
    if (type === "fence" && /\S\s+\S/.test(info)) {
      const message = `“${info.trim()}” would not be shown: it stands behind the marks that begin a block of code; write it under them`;
      yield { line: map[0], message };
    }
  }
}

/** The parts of a table's row, as the parser divides it. */
const cellsIn = (row: string) =>
  row
    .replace(/^[\s>]*\|?/, "")
    .replace(/(?<!\\)\|\s*$/, "")
    .split(/(?<!\\)\|/);

function* lostCells(
  tokens: readonly Token[],
  [start, end]: readonly [number, number],
  lines: readonly string[],
): Iterable<LineError> {
  const head = tokens.findIndex(({ type }) => type === "thead_close");
  const columns = tokens.slice(0, head).filter(({ type }) => type === "th_open").length;
  for (let line = start + 2; line < end; line += 1) {
    const cells = cellsIn(lines[line] ?? "");
    const lost = cells.slice(columns).join("|").trim();
    const message = `“${lost}” would not be shown: this row has ${cells.length} cells, and the head of its table ${columns}; give both as many, and write \\| where the line is part of the words`;
    if (lost !== "") yield { line, message };
  }
}

const year = /^(1\d|20|21)\d\d$/;

function* numbers(
  tokens: readonly Token[],
  { level }: Token,
  lines: readonly string[],
): Iterable<LineError> {
  const end = tokens.findIndex((token) => token.nesting < 0 && token.level === level);
  const items = tokens
    .slice(0, end)
    .filter((token) => token.type === "list_item_open" && token.level === level + 1)
    .map(({ info, markup, map }) => ({ info, markup, line: map?.[0] ?? 0 }));
  const [first] = items;
  if (!first) return;
  const { info, markup, line } = first;
  const indent = (at: number) => (lines[at] ?? "").search(/\d/);
  const deeper = items.find((item) => indent(item.line) > indent(line));
  if (year.test(info)) {
    const message = `“${info}${markup}” at the beginning of a line makes it an entry of a numbered list; write words before it, such as “In ${info}”, or a backslash: ${info}\\${markup}`;
    yield { line, message };
  } else if (deeper) {
    const message =
      "this entry counts on in the list above it; indent it by three spaces to make it a part of the entry there, or by none";
    yield { line: deeper.line, message };
  }
}

/** Asterisks between two numbers, which make the words between them stressed. */
function* asterisks({ content, children }: Token, firstLine: number): Iterable<LineError> {
  const isBetween = children?.some(
    ({ type, markup }, index) =>
      type === "em_open" &&
      markup === "*" &&
      /\d$/.test(children[index - 1]?.content ?? "") &&
      /^\d/.test(children[index + 1]?.content ?? ""),
  );
  const sign = isBetween && /\d+\*\d+/.exec(content);
  if (!sign) return;
  const line = firstLine + content.slice(0, sign.index).split("\n").length - 1;
  const message = `the asterisk in “${sign[0]}” would not be shown; write “${sign[0].replace("*", "×")}”`;
  yield { line, message };
}

/** Lines such as “[Note]: words”, which name the address of a link, where no link of the text has that name. */
export function* unusedNames(
  lines: readonly string[],
  references: Readonly<Record<string, unknown>>,
  normalize: (name: string) => string,
): Iterable<LineError> {
  const text = normalize(lines.join("\n"));
  for (const [line, row] of lines.entries()) {
    const name = /^[\s>]*\[([^\]]+)\]:/.exec(row)?.[1];
    if (name === undefined || !(normalize(name) in references)) continue;
    const uses = text.split(`[${normalize(name)}]`).length - 1;
    const message = `“${row.trim()}” would not be shown: words in brackets with a colon name the address of a link; write them without brackets`;
    if (uses <= 1) yield { line, message };
  }
}
