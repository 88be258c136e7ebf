/** What YAML reads otherwise than it was meant. */
import { visit, type Document } from "yaml";
import type { YamlMistake } from "./types";

const curly = /^[“”„«‘‚]([^"“”„«»]*)[“”»’]$/;

/** A line that was to be the next entry of a list and goes on with the one above it. */
const hyphenBelow = /\n *- /;

/**
 * Values of `document` that are read otherwise than they look: a # ends them, or quotation marks are part of them. Those in curly marks get the
 * value that was meant, so that they are told once.
 */
export function slipsIn(document: Document, yaml: string): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || node.type !== "PLAIN") return;
      if (typeof node.value !== "string" && node.value !== null) return;
      const [start, end] = node.range ?? [0, 0];
      const meant = curly.exec(node.value ?? "")?.[1];
      const source = yaml.slice(start, end);
      const comment = /[ \t]*#.*|/y;
      comment.lastIndex = end;
      const rest = comment.exec(yaml)?.[0] ?? "";
      if (meant !== undefined) {
        node.value = meant;
        found.push({
          position: start,
          message:
            'curly quotation marks (“ ”) are read as part of the value; write straight ones ("…"), or none',
        });
      } else if (hyphenBelow.test(source)) {
        node.value = source.slice(0, source.search(hyphenBelow)).trim();
        found.push({
          position: start + source.search(hyphenBelow) + 1,
          message:
            "this hyphen stands further to the right than the one above it; indent both by the same number of spaces",
        });
      } else if (rest !== "")
        found.push({
          position: end,
          message: `“${rest.trim()}” is not read, because # begins a comment; put the whole value in straight quotation marks, or the comment on a line of its own`,
        });
    },
  });
  return found;
}
