/** Splits a Markdown file into its front matter and its text. */
import type { Problem } from "./types";

export interface Parts {
  /** The lines between the two lines of hyphens; they begin on line 2 of the file. */
  yaml: string;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

const fence = /^---[ ]*$/;
const nearlyFence = /^\s*[-–—]{2,}\s*$/;

/** The parts of `text`; undefined, with the reason in `problems`, if the front matter is not delimited correctly. */
export function splitFrontMatter(
  text: string,
  file: string,
  problems: Problem[],
): Parts | undefined {
  const lines = text.split("\n");
  const report = (line: number, message: string) => problems.push({ file, line, message });
  if (!fence.test(lines[0] ?? "")) {
    report(
      1,
      "the file must begin with its fields between two lines of three hyphens (---); the first line is not ---",
    );
    return undefined;
  }
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line));
  const near = lines.findIndex((line, index) => index > 0 && nearlyFence.test(line));
  if (end < 0 || (near > 0 && near < end)) {
    if (near > 0) report(near + 1, "write exactly three hyphens (---) here, and nothing else");
    else
      report(
        endOfFields(lines),
        "the second line of three hyphens (---) is missing; write it under the last field",
      );
    return undefined;
  }
  return {
    yaml: lines.slice(1, end).join("\n"),
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}

/** The line on which the fields seem to end: the first empty line, or the last one of the file. */
function endOfFields(lines: readonly string[]): number {
  const empty = lines.findIndex((line, index) => index > 0 && line.trim() === "");
  return empty < 0 ? lines.length : empty + 1;
}
