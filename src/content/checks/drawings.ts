/** Drawings. Pages show most of them through an external <use>, where some browsers apply only a part of SVG. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { drawingFolder, pictureFolder } from "../folders";
import type { Entry, Problem } from "../read";
import { withoutComments } from "../read/drawing";
import { atField, type Subject } from "./check";
import { contentOf, namesIn } from "./files";

/** The largest drawing of a picture, in bytes after compression with Brotli: it loads before the picture. */
const maxDrawingBytes = 10_000;

/** The largest difference between the proportions of a picture and its drawing, as a ratio. */
const maxDistortion = 0.005;

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

/** Checks the drawing of a picture, which lies exactly under it: its content, its size and its proportions (decision 42). */
export function checkPictureDrawing(entry: Entry, { root }: Subject): Problem[] {
  const { file: picture, drawing } = entry.data;
  if (entry.kind.type !== "Picture" || typeof drawing !== "string") return [];
  const file = `content/${pictureFolder}/${drawing}`;
  const absolute = path.join(root, file);
  // A missing file is reported on the field.
  if (!isFile(absolute)) return [];
  const svg = readFileSync(absolute);
  const bytes = brotliCompressSync(svg).length;
  const message = distortion(
    absolute,
    path.join(root, "content", pictureFolder, String(picture)),
  );
  return [
    ...drawingProblems(file, svg.toString("utf8")),
    ...(bytes > maxDrawingBytes
      ? [
          atField(
            entry,
            ["drawing"],
            `${file} has ${(bytes / 1000).toFixed(1)} kB after compression; draw it with fewer points, at most ${maxDrawingBytes / 1000} kB`,
          ),
        ]
      : []),
    ...(message === undefined ? [] : [atField(entry, ["drawing"], message)]),
  ];
}

/** What is wrong with the proportions of `drawing`; undefined if they are those of `picture`, or if a file has no size. */
function distortion(drawing: string, picture: string): string | undefined {
  const [drawn, shown] = [contentOf(drawing), contentOf(picture)];
  // The check of files reports a file that has no size.
  if (!drawn.width || !drawn.height || !shown.width || !shown.height) return undefined;
  const ratio = drawn.width / drawn.height / (shown.width / shown.height);
  if (Math.abs(ratio - 1) <= maxDistortion) return undefined;
  return `the drawing is ${drawn.width} × ${drawn.height} and the picture ${shown.width} × ${shown.height}; they lie on top of each other, so give the drawing's viewBox the proportions of the picture`;
}
