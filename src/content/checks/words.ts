/** Words and characters that were meant for a link, a list, a table or bold text, and that visitors would see as they are typed, or not at all. */
import { lineAt, unprintableError } from "../characters";
import { filled, type Rules } from "../rules";
import { proseRules, sourceRules } from "../dialects";
import { signs } from "../dialects/signs";
import { barTable, tableMessage, tables } from "../dialects/tables";
import type { LineError } from "./lost-words";
import type { Line, Markdown } from "./markdown";

/** Lines, and the text that they are together. */
interface Rows {
  lines: readonly Line[];
  text: string;
}

const rowsOf = (lines: readonly Line[]): Rows => ({
  lines,
  text: lines.map((line) => line.text).join("\n"),
});

/** The matches of `pattern` in `rows`, each with the indexes of its first and last line. */
function matchesIn(pattern: RegExp, { lines, text }: Rows) {
  if (!pattern.global)
    return lines.flatMap((line, index) => {
      const match = pattern.exec(line.text);
      return match ? [{ match, first: index, last: index }] : [];
    });
  return [...text.matchAll(pattern)].map((match) => {
    const end = match.index + match[0].trimEnd().length;
    return { match, first: lineAt(text, match.index) - 1, last: lineAt(text, end) - 1 };
  });
}

/** What is wrong with the words of a text: at most one mistake in a line. */
export function* wordErrors(markdown: Markdown): Iterable<LineError> {
  const [prose, source] = [rowsOf(markdown.prose), rowsOf(markdown.source)];
  const taken = new Set<number>();
  function* errorsOf(
    pattern: RegExp,
    rows: Rows,
    messageOf: (match: RegExpExecArray, lines: readonly number[]) => string,
  ) {
    for (const { match, first, last } of matchesIn(pattern, rows)) {
      const lines = rows.lines.slice(first, last + 1).map(({ line }) => line);
      if (lines.some((line) => taken.has(line))) continue;
      for (const line of lines) taken.add(line);
      yield { line: lines[0] ?? 0, last: lines.at(-1), message: messageOf(match, lines) };
    }
  }
  const asTable = (_: unknown, lines: readonly number[]) =>
    tableMessage(
      source.lines.filter(({ line }) => lines.includes(line)).map(({ text }) => text),
    );
  function* violations(rules: Rules, rows: Rows, beginning = "", most = Infinity) {
    for (const [message, pattern] of Object.entries(rules)) {
      const found = errorsOf(pattern, rows, (match) => filled(beginning + message, match));
      yield* [...found].slice(0, most);
    }
  }
  yield* violations(sourceRules, source);
  for (const table of tables) yield* errorsOf(table, source, asTable);
  yield* errorsOf(barTable, prose, asTable);
  // A text that has one sign of a program often has many.
  yield* violations(signs, prose, "“{match}” would be shown as typed; ", 1);
  yield* violations(proseRules, prose);
  for (const { text, line } of prose.lines) {
    const message = taken.has(line) ? undefined : unprintableError(text);
    if (message !== undefined) yield { line, message };
  }
}
