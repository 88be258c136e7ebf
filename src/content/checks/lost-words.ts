/** Words and numbers that Markdown reads as signs, so that visitors would not see them as they stand in the file. */
import type { Token } from "markdown-it";
import type { Finding } from "./words";

/** The findings in `tokens`, which were parsed from `lines`. Their lines are those of the text, counted from 0. */
export function lostWords(tokens: readonly Token[], lines: readonly string[]): Finding[] {
  return tokens.flatMap((token, index) => {
    if (!token.map) return [];
    if (token.type === "table_open") return lostCells(tokens.slice(index), token.map, lines);
    if (token.type === "ordered_list_open") return numbers(tokens.slice(index), token, lines);
    if (token.type === "inline") return asterisks(token, token.map[0]);
    if (token.type === "fence" && /\S\s+\S/.test(token.info))
      return [
        {
          line: token.map[0],
          message: `“${token.info.trim()}” would not be shown: it stands behind the marks that begin a block of code; write it under them`,
        },
      ];
    return [];
  });
}

/** The parts of a table's row, as the parser divides it. */
const cellsIn = (row: string) =>
  row
    .replace(/^[\s>]*\|?/, "")
    .replace(/(?<!\\)\|\s*$/, "")
    .split(/(?<!\\)\|/);

function lostCells(
  tokens: readonly Token[],
  [first, end]: readonly [number, number],
  lines: readonly string[],
): Finding[] {
  const head = tokens.findIndex(({ type }) => type === "thead_close");
  const columns = tokens.slice(0, head).filter(({ type }) => type === "th_open").length;
  return lines.slice(first + 2, end).flatMap((row, index) => {
    const cells = cellsIn(row);
    const lost = cells.slice(columns).join("|").trim();
    if (lost === "") return [];
    return [
      {
        line: first + 2 + index,
        message: `“${lost}” would not be shown: this row has ${cells.length} cells, and the head of its table ${columns}; give both as many, and write \\| where the line is part of the words`,
      },
    ];
  });
}

const year = /^(1\d|20|21)\d\d$/;

function numbers(
  tokens: readonly Token[],
  { level }: Token,
  lines: readonly string[],
): Finding[] {
  const end = tokens.findIndex((token) => token.nesting < 0 && token.level === level);
  const items = tokens
    .slice(0, end)
    .filter((token) => token.type === "list_item_open" && token.level === level + 1);
  const indent = (item: Token | undefined) => (lines[item?.map?.[0] ?? 0] ?? "").search(/\d/);
  const [first] = items;
  if (first?.map && year.test(first.info))
    return [
      {
        line: first.map[0],
        message: `“${first.info}${first.markup}” at the beginning of a line makes it an entry of a numbered list; write words before it, such as “In ${first.info}”, or a backslash: ${first.info}\\${first.markup}`,
      },
    ];
  const deeper = items.find((item) => indent(item) > indent(first));
  if (!deeper?.map) return [];
  return [
    {
      line: deeper.map[0],
      message:
        "this entry counts on in the list above it; indent it by three spaces to make it a part of the entry there, or by none",
    },
  ];
}

/** Asterisks between two numbers, which make the words between them stressed. */
function asterisks({ content, children }: Token, line: number): Finding[] {
  const found = children?.find(
    ({ type, markup }, index) =>
      type === "em_open" &&
      markup === "*" &&
      /\d$/.test(children[index - 1]?.content ?? "") &&
      /^\d/.test(children[index + 1]?.content ?? ""),
  );
  const sign = found && /\d+\*\d+/.exec(content);
  if (!sign) return [];
  return [
    {
      line: line + content.slice(0, sign.index).split("\n").length - 1,
      message: `the asterisk in “${sign[0]}” would not be shown; write “${sign[0].replace("*", "×")}”`,
    },
  ];
}

/** Lines such as “[Note]: words”, which name the address of a link, where no link of the text has that name. */
export function unusedNames(
  lines: readonly string[],
  references: Readonly<Record<string, unknown>>,
  normalize: (name: string) => string,
): Finding[] {
  const text = normalize(lines.join("\n"));
  return lines.flatMap((row, line) => {
    const [whole = "", name = ""] = /^[\s>]*\[([^\]]+)\]:/.exec(row) ?? [];
    if (whole === "" || !(normalize(name) in references)) return [];
    const uses = text.split(`[${normalize(name)}]`).length - 1;
    if (uses > 1) return [];
    return [
      {
        line,
        message: `“${row.trim()}” would not be shown: words in brackets with a colon name the address of a link; write them without brackets`,
      },
    ];
  });
}
