/** YAML that parses, but not to what the editor meant. */
import { visit, type Document } from "yaml";
import type { YamlMistake } from "./types";

const curly = /^[“”„«‘‚]([^"“”„«»]*)[“”»’]$/;

/** A line that was meant to be the next list item and continues the one above. */
const hyphenBelow = /\n *- /;

/**
 * Values of `document` that are parsed differently from how they look: a # cuts them off, or quotation marks become part of them. Values in
 * curly quotation marks are set to the intended value, so that they are reported only once.
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
            'curly quotation marks (“ ”) are read as part of the value; leave them out, or write straight ones ("…")',
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
