/** Reads a text file as an editor's program may have saved it. Encoding problems become findings; nothing throws. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Problem } from "./types";

/** Tabs, control characters, zero-width spaces and separators that look like line ends. */
const invisible = /(?!\n)[\p{Cc}\u200B\u2028\u2029]/gu;

/** Git's conflict markers, around lines that two people changed at the same time. */
const conflict = /^(<{7}|>{7}) /m;

/**
 * The text of `file` under `root`, with LF line ends and no byte-order mark; undefined if it cannot be read as text. `ifEmpty` is the
 * advice for an empty file.
 */
export function readText(
  root: string,
  file: string,
  ifEmpty: string,
  problems: Problem[],
): string | undefined {
  const report = (line: number, message: string) => problems.push({ file, line, message });
  let bytes: Buffer;
  try {
    if (statSync(path.join(root, file)).isDirectory()) {
      report(1, "this is a folder, where the site needs a file; rename it or take it away");
      return undefined;
    }
    bytes = readFileSync(path.join(root, file));
  } catch {
    report(
      1,
      "this file cannot be opened; put the file itself here, not a link to another one",
    );
    return undefined;
  }
  const utf16 = bytes.subarray(0, 2).toString("hex");
  if (utf16 === "fffe" || utf16 === "feff") {
    report(1, "the file is saved as UTF-16; save it as UTF-8");
    return undefined;
  }
  const raw = bytes.toString("utf8");
  if (!Buffer.from(raw, "utf8").equals(bytes)) {
    report(
      lineAt(raw, raw.indexOf("\uFFFD")),
      "a character here is not UTF-8; save the file as UTF-8 and write it again",
    );
    return undefined;
  }
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
        : "there is an invisible character in this line; write the line again",
    );
  }
}

const lineAt = (text: string, index: number) =>
  text.slice(0, Math.max(0, index)).split("\n").length;
