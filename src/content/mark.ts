/** The company's mark: content/brand/mark.svg (decision 34). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { attribute, withoutComments } from "./read/drawing";

/** Its path under content/. */
export const markFile = "brand/mark.svg";

export interface Mark {
  /** Its viewBox. */
  box: string;
  /** The content of the svg element, without whitespace between the shapes. */
  shapes: string;
}

/** Reads the mark under `root`, the project's folder. Throws if there is none; the content check has reported that before. */
export const readMark = (root = "."): Mark =>
  markOf(readFileSync(path.resolve(root, "content", markFile), "utf8"));

/** Parses the mark from the text of an SVG file; both fields are empty if the text is not a drawing. */
export function markOf(svg: string): Mark {
  const [, tag = "", shapes = ""] =
    /(<svg\b[^>]*>)(.*)<\/svg>/s.exec(withoutComments(svg)) ?? [];
  return {
    box: attribute(tag, "viewBox") ?? "",
    shapes: shapes.replace(/>\s+</g, "><").trim(),
  };
}

/**
 * The mark as a standalone SVG file. `lines` and `accent` are colors, because programs other than browsers do not support custom
 * properties.
 */
export const coloredMark = ({ shapes }: Mark, lines: string, accent: string): string =>
  shapes.replaceAll("currentColor", lines).replaceAll("var(--accent)", accent);
