/** Words and numbers that Markdown reads as signs, so that visitors would not see them as they are in the file. */
import type { Token } from "markdown-it";
import { lineAt } from "../characters";
import { firstViolation, type Rules } from "../rules";
import { isAddress } from "../dialects/links";

/** A finding on a line of an entry's file. */
export interface LineError {
  line: number;
  /** The last of its lines, if it is about several. */
  last?: number | undefined;
  message: string;
}

/** Blocks that contain others, by what an empty one is called. */
const containers: Readonly<Record<string, string>> = {
  bullet_list: "list",
  ordered_list: "list",
  list_item: "item of a list",
  blockquote: "quotation",
};

/** The findings in `tokens`, which were parsed from `lines`. Their lines are those of the text, counted from 0. */
export function* lostWords(
  tokens: readonly Token[],
  lines: readonly string[],
): Iterable<LineError> {
  yield* lostNames(tokens, lines);
  for (const [index, token] of tokens.entries()) {
    const { type, map, info } = token;
    if (!map) continue;
    const container = containers[type.replace("_open", "")];
    const isEmpty = tokens[index + 1]?.type === type.replace("_open", "_close");
    if (container && isEmpty && !lines[map[0]]?.includes("]:")) {
      const message = `this ${container} has no words; write them after the mark, or delete the line`;
      yield { line: map[0], message };
    }
    if (type === "table_open") yield* lostCells(tokens.slice(index), map, lines);
    if (type === "fence" && /^\{=|\S\s+\S/.test(info)) {
      const message = info.startsWith("{=")
        ? "these lines are for another program and would be shown; remove them"
        : `“${info.trim()}” would not be shown: it follows the opening \`\`\`; put it on the next line`;
      yield { line: map[0], message };
    }
  }
}

/** A name in brackets, the address of a link that has this name, and its title, which may be on the next line. */
const definition =
  /\[(?<name>(?:\\.|[^[\]\\])+)\]:\s*<?(?<address>[^\s>]+)>?.*(?<below>\n[ >]*["'(].*)?/g;

/** The lines that belong to no block that is shown: names of addresses. */
function* lostNames(tokens: readonly Token[], lines: readonly string[]): Iterable<LineError> {
  const hidden = [...lines];
  for (const { type, map } of tokens)
    if (map && !containers[type.replace("_open", "")]) hidden.fill("", ...map);
  const shown = lines.filter((line, index) => line !== hidden[index]).join("\n");
  const text = hidden.join("\n");
  for (const { index, 0: words, groups } of text.matchAll(definition)) {
    const { name = "", address = "", below } = groups ?? {};
    if (shown.toLowerCase().includes(`[${name.toLowerCase()}]`)) {
      const message = `“${below?.trim()}” would not be shown: it becomes a part of the line above it; add an empty line between them`;
      if (below) yield { line: lineAt(text, index + words.length) - 1, message };
      continue;
    }
    const advice = /^[#<]$/.test(address)
      ? "it is a comment; remove it"
      : isAddress.test(address)
        ? `it only names the address of a link; write [${name}](${address}) in a sentence`
        : "Markdown hides a line that begins with [words] and a colon; remove the brackets";
    const message = `“${words.trim().replace(/\s+/g, " ")}” would not be shown: ${advice}`;
    yield { line: lineAt(text, index) - 1, message };
  }
}

/** Lines that are not meant as a row of the table above them. */
const notRows: Rules = {
  "this line becomes a row of the table above it; add an empty line above it":
    /^(?!.*(?<!\\)\|)/,
  "this line of hyphens becomes a row of the table; delete it, or add an empty line above the first row of the next table":
    /^[\s>|]*:?-{2,}:?(?:[ |]+:?-{2,}:?)*[ |]*$/,
};

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
    const error = firstViolation(row, notRows);
    if (error !== undefined) {
      yield { line, message: error };
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
