/** Rows of tables keep their form: the editor's rich text writes the row of hyphens with other spaces. */

const isRow = (line: string) => line.trimStart().startsWith("|");

/** A row without spaces around its cells, and with the shortest rule. */
const plain = (row: string) => row.replace(/\s*\|\s*/g, "|").replace(/-{2,}/g, "-");

/** `text` with each row of a table as it was in `before`, where only its form differs. */
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
