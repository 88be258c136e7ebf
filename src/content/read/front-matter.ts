/** Splits a Markdown file into its front matter and its text. */
import type { Report } from "./entry";

const fence = /^---[ ]*$/;
const nearlyFence = /^\s*[-–—]{2,}\s*$/;

/** The lines between the two lines of hyphens, and the body with its line; undefined, with a finding, if they are not delimited correctly. */
export function splitFrontMatter(text: string, report: Report) {
  const lines = text.split("\n");
  if (!fence.test(lines[0] ?? ""))
    return report(
      1,
      "the file must begin with its fields between two lines of three hyphens (---), but the first line is not ---",
    );
  const indexOf = (line: RegExp) =>
    lines.findIndex((each, index) => index > 0 && line.test(each));
  const [end, near] = [indexOf(fence), indexOf(nearlyFence)];
  if (near > 0 && (end < 0 || near < end))
    return report(near + 1, "write exactly three hyphens (---) here and nothing else");
  if (end < 0) {
    // The fields seem to end at the first empty line.
    const empty = indexOf(/^\s*$/);
    return report(
      empty < 0 ? lines.length : empty + 1,
      "the second line of three hyphens (---) is missing; write it below the last field",
    );
  }
  return {
    yaml: lines.slice(1, end).join("\n"),
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}
