/** The company's mark: content/brand/mark.svg (decision 34). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { attribute, withoutComments } from "./read/drawing";

/** Its place under content/. */
export const markFile = "brand/mark.svg";

export interface Mark {
  /** Its viewBox. */
  box: string;
  /** What stands in the svg element, without spaces between the shapes. */
  shapes: string;
}

/** The mark under `root`, the project's folder. Throws where there is none; the check has found that before. */
export const readMark = (root = "."): Mark =>
  markOf(readFileSync(path.resolve(root, "content", markFile), "utf8"));

/** The mark in the text of an SVG file; both are empty where it is none. */
export function markOf(svg: string): Mark {
  const [, tag = "", shapes = ""] =
    /(<svg\b[^>]*>)(.*)<\/svg>/s.exec(withoutComments(svg)) ?? [];
  return {
    box: attribute(tag, "viewBox") ?? "",
    shapes: shapes.replace(/>\s+</g, "><").trim(),
  };
}

/** The mark as a picture of its own, `lines` and `accent` being colors: programs other than browsers know no custom properties. */
export const coloredMark = ({ shapes }: Mark, lines: string, accent: string): string =>
  shapes.replaceAll("currentColor", lines).replaceAll("var(--accent)", accent);
