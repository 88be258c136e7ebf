/** Words and numbers that Markdown reads as signs, so that visitors would not see them as they are in the file. */
import type { Token } from "markdown-it";

/** A finding on a line of an entry's file. */
export interface LineError {
  line: number;
  /** The last of its lines, if it is about several. */
  last?: number | undefined;
  message: string;
}

/** The findings in `tokens`, which were parsed from `lines`. Their lines are those of the text, counted from 0. */
export function* lostWords(
  tokens: readonly Token[],
  lines: readonly string[],
): Iterable<LineError> {
  for (const [index, token] of tokens.entries()) {
    const { type, map, info } = token;
    if (!map) continue;
    if (type === "table_open") yield* lostCells(tokens.slice(index), map, lines);
    if (type === "fence" && info.startsWith("{="))
      yield {
        line: map[0],
        last: map[1] - 1,
        message: "these lines are for another program and would be shown; remove them",
      };
    else if (type === "fence" && /\S\s+\S/.test(info)) {
      const message = `“${info.trim()}” would not be shown: it follows the opening \`\`\`; put it on the next line`;
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
    const row = lines[line] ?? "";
    if (!/(?<!\\)\|/.test(row)) {
      const message =
        "this line becomes a row of the table above it; add an empty line above it";
      yield { line, message };
      return;
    }
    const cells = cellsIn(row);
    const lost = cells.slice(columns).join("|").trim();
    const message = `“${lost}” would not be shown: this row has ${cells.length} cells, and the table’s first row has ${columns}; give both the same number, and write \\| for a bar that is part of the text`;
    if (lost !== "") yield { line, message };
    if (cells.length < columns) {
      // Cells that were merged in Word are missing, so that the others move to the left.
      const fewer = `the table’s first row has ${columns} cells, and this one only ${cells.length}; give both the same number: repeat the words of a cell in each column that it spans, and leave an empty cell empty, as in “| words | | words |”`;
      yield { line, message: fewer };
    }
  }
}
