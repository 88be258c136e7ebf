/** Drawings. Pages show them through an external <use>, where some browsers apply only a part of SVG. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { drawingFolder } from "../folders";
import type { Problem } from "../read";
import { withoutComments } from "../read/drawing";
import type { Subject } from "./check";
import { namesIn } from "./files";

interface Rule {
  /** Matches what a drawing must not contain; the first group is passed to `message`. */
  pattern: RegExp;
  message: (found: string) => string;
}

/** A url() in an attribute's value, up to its address, which may be quoted. */
const urlInValue = String.raw`=\s*(?:"[^"]*|'[^']*)\burl\(`;
const quote = String.raw`\s*(?:["']|&quot;|&apos;)?`;
const address = String.raw`([^"'&)\s]*)`;

const rules: readonly Rule[] = [
  {
    pattern: /<(?:\w+:)?style\b|<\?xml-stylesheet\b/,
    message: () =>
      "browsers other than Chrome do not apply a <style> in a drawing; write fill, stroke … as attributes on the shapes",
  },
  {
    pattern: /<(?:\w+:)?script\b/,
    message: () => "a drawing has no scripts; take the <script> away",
  },
  {
    pattern: /<[^>]*?\s(on[a-z]+)\s*=/,
    message: (name) => `a drawing has no scripts; take “${name}” away`,
  },
  {
    pattern: new RegExp(`${urlInValue}${quote}(?=#)${address}`),
    message: (id) =>
      `Safari does not find “url(${id})” in a drawing; do without gradients, patterns, masks, markers and clip paths`,
  },
  {
    pattern: new RegExp(`${urlInValue}(?!${quote}(?:#|data:))${quote}${address}`),
    message: outside,
  },
  {
    pattern: /\s(?:\w+:)?(?:href|src)\s*=\s*["'](?!#|data:)([^"']*)/,
    message: outside,
  },
];

function outside(place: string): string {
  return `“${place}” stands outside of the drawing; draw in this file everything that it shows`;
}

/**
 * Checks every SVG file in content/drawings, whether or not a text shows it.
 * @returns the first violation per file and rule, because a drawing program repeats it in every shape.
 */
export function checkDrawings({ root }: Subject): Problem[] {
  const folder = path.join(root, "content", drawingFolder);
  return namesIn(folder)
    .filter((name) => /\.svg$/i.test(name) && isFile(path.join(folder, name)))
    .flatMap((name) => {
      return drawingProblems(
        `content/${drawingFolder}/${name}`,
        readFileSync(path.join(folder, name), "utf8"),
      );
    });
}

/** The first violation of each rule in `text`, the content of an SVG file. */
export function drawingProblems(file: string, text: string): Problem[] {
  const svg = withoutComments(text);
  return rules.flatMap(({ pattern, message }) => {
    const match = pattern.exec(svg);
    if (!match) return [];
    const [whole, found = ""] = match;
    // An attribute may be on a later line than the start of its element.
    const end = match.index + whole.length;
    return [{ file, line: svg.slice(0, end).split("\n").length, message: message(found) }];
  });
}

/** false for a folder and for a broken link, which the check of the folders reports. */
const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
