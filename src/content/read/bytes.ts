/** Reads a text file as an editor's program may have saved it. Encoding problems become findings; nothing throws. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { cleanText, lineAt } from "./text";
import type { Problem } from "./types";

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
  return cleanText(raw, { file, ifEmpty }, problems);
}
