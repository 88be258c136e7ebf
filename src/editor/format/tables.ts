/** Keeps the rows of tables as they were written. The package's rich text field changes the spaces in them. */

const isRow = (line: string) => line.trimStart().startsWith("|");

/** A row without spaces around its cells, and with each rule shortened to one hyphen. */
const plain = (row: string) => row.replace(/\s*\|\s*/g, "|").replace(/-{2,}/g, "-");

/** `text` with the rows of tables from `before` where they differ only in spaces or in the length of rules. */
export function keepTables(text: string, before: string): string {
  const rows = new Map(
    before
      .split("\n")
      .filter(isRow)
      .map((row) => [plain(row), row]),
  );
  return text
    .split("\n")
    .map((line) => (isRow(line) ? (rows.get(plain(line)) ?? line) : line))
    .join("\n");
}
