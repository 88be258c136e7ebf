/** The text of a content file as the content layer reads it, and the characters in it that nobody sees. */
import { invisible, namedAt } from "../characters";
import type { Problem } from "./types";

/** Git's conflict markers, around lines that two people changed at the same time. */
const conflict = /^(<{7}|>{7}) /m;

/** `raw` with LF line ends and without invisible characters; undefined, with a finding, if it cannot be used. */
export function cleanText(
  raw: string,
  { file, ifEmpty }: { file: string; ifEmpty: string },
  problems: Problem[],
): string | undefined {
  const report = (line: number, message: string) => problems.push({ file, line, message });
  const text = plainText(raw, report);
  const clash = text.search(conflict);
  if (clash >= 0) {
    report(
      lineAt(text, clash),
      "two people changed these lines at once, and git kept both versions; keep one, and take the lines away that begin with <<<<<<<, ======= or >>>>>>>",
    );
    return undefined;
  }
  if (text.trim() !== "") return text;
  report(1, `the file is empty; ${ifEmpty}`);
  return undefined;
}

function plainText(raw: string, report: (line: number, message: string) => void) {
  if (raw.startsWith("\uFEFF"))
    report(
      1,
      "the file begins with an invisible byte-order mark; save it as UTF-8 without BOM",
    );
  const windows = raw.indexOf("\r");
  if (windows >= 0)
    report(
      lineAt(raw, windows),
      "the lines end as on Windows (CRLF); save the file with LF line ends",
    );
  const text = raw.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  reportInvisible(text, report);
  // Reported once; the rest of the file is checked without them.
  return text.replace(/\t/g, "  ").replace(invisible, "");
}

function reportInvisible(text: string, report: (line: number, message: string) => void) {
  const control = [...text.matchAll(invisible)];
  const lines = new Set<number>();
  for (const { 0: character, index } of control) {
    const line = lineAt(text, index);
    if (lines.has(line)) continue;
    lines.add(line);
    report(
      line,
      character === "\t"
        ? "there is a tab in this line; use spaces"
        : `there is ${namedAt(text, index)} in this line; delete it`,
    );
  }
}

/** The line of the character at `index`, counted from 1. */
export const lineAt = (text: string, index: number) =>
  text.slice(0, Math.max(0, index)).split("\n").length;
