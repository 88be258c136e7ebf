/** Words and characters that were meant for a link, a list, a table or bold text, and that visitors would see as they are typed, or not at all. */
import { fixedSpace, namedAt, unprintableError } from "../characters";
import { filled, type Rules } from "../rules";
import { barTable, dialects, proseRules, sourceRules, tableMessage, tables } from "../unread";
import type { Line, LineError, Markdown } from "./markdown";

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

/** The matches of `pattern` in `rows`, each with the indexes of its first and last line. */
function matchesIn(pattern: RegExp, rows: readonly Line[]) {
  if (!pattern.global)
    return rows.flatMap(({ text }, index) => {
      const match = pattern.exec(text);
      return match ? [{ match, first: index, last: index }] : [];
    });
  const text = rows.map((row) => row.text).join("\n");
  const indexAt = (end: number) => text.slice(0, end).split("\n").length - 1;
  return [...text.matchAll(pattern)].map((match) => {
    const end = match.index + match[0].trimEnd().length;
    return { match, first: indexAt(match.index), last: indexAt(end) };
  });
}

/** What is wrong with the words of a text: at most one mistake in a line. */
export function* wordErrors({ prose, source }: Markdown): Iterable<LineError> {
  const taken = new Set<number>();
  function* errorsOf(
    pattern: RegExp,
    rows: readonly Line[],
    messageOf: (match: RegExpExecArray, lines: readonly number[]) => string,
  ) {
    for (const { match, first, last } of matchesIn(pattern, rows)) {
      const lines = rows.slice(first, last + 1).map(({ line }) => line);
      if (lines.some((line) => taken.has(line))) continue;
      for (const line of lines) taken.add(line);
      yield { line: lines[0] ?? 0, last: lines.at(-1), message: messageOf(match, lines) };
    }
  }
  function* violations(rules: Rules, rows: readonly Line[]) {
    for (const [message, pattern] of Object.entries(rules))
      yield* errorsOf(pattern, rows, (match) => filled(message, match));
  }
  const asTable = (_: unknown, lines: readonly number[]) =>
    tableMessage(source.filter(({ line }) => lines.includes(line)).map(({ text }) => text));
  for (const table of tables) yield* errorsOf(table, source, asTable);
  yield* errorsOf(barTable, prose, asTable);
  yield* violations(sourceRules, source);
  for (const [instead, sign] of Object.entries(dialects))
    // A text that has one sign of a program often has many.
    yield* [
      ...errorsOf(sign, prose, ([match]) => `“${match}” would be shown as it is; ${instead}`),
    ].slice(0, 1);
  yield* violations(proseRules, prose);
  for (const { text, line } of prose) {
    const message = taken.has(line)
      ? undefined
      : (fixedStartError(text) ?? unprintableError(text));
    if (message !== undefined) yield { line, message };
  }
}
