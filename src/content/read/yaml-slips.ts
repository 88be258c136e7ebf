/** What YAML reads otherwise than it was meant. */
import { visit, type Document } from "yaml";
import type { Finding } from "./types";

const curly = /^[“”„«‘‚]([^"“”„«»]*)[“”»’]$/;

/**
 * Values of `document` that are read otherwise than they look: a # ends them, or quotation marks are part of them. Those in curly marks get the
 * value that was meant, so that they are told once.
 */
export function slipsIn(document: Document, yaml: string): Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || node.type !== "PLAIN") return;
      if (typeof node.value !== "string" && node.value !== null) return;
      const [start, end] = node.range ?? [0, 0];
      const meant = curly.exec(node.value ?? "")?.[1];
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
      } else if (rest !== "")
        found.push({
          position: end,
          message: `“${rest.trim()}” is not read, because # begins a comment; put the whole value in straight quotation marks, or the comment on a line of its own`,
        });
    },
  });
  return found;
}
