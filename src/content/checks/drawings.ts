/** Drawings: those of texts and pictures, the section drawing, the company's colors and mark, and the words that pictures for sharing draw. */
import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import {
  channelsOf,
  contrast,
  markFile,
  markOf,
  pairs,
  white,
  type BrandColor,
} from "../brand";
import { fill } from "../../domain/text";
import { lineAt, unprintable } from "../characters";
import { attribute, groupsOf, markKinds, shapesIn, withoutComments } from "../drawing";
import { drawingFolder, pictureFolder } from "../fields";
import { sectionFile } from "../kinds/section-drawing";
import { undrawable } from "../letters";
import type { Entry, Problem } from "../read/entry";
import { at, atField, type Subject, type ValueCheck } from "./check";

/** An address, as far as `pattern` describes it, in a url() of an attribute's value, which may be quoted. */
const urlOf = (pattern: string) =>
  new RegExp(
    String.raw`=\s*(?:"[^"]*|'[^']*)\burl\(\s*(?:["']|&quot;|&apos;)?(?<address>${pattern}[^"'&)\s]*)`,
  );

const outside =
  "“{address}” is in another file; draw everything that the drawing shows in this file";

/** What a drawing must not contain. Pages show most drawings through an external <use>, where some browsers apply only a part of SVG. */
const rules: readonly (readonly [RegExp, string])[] = [
  [
    /<(?:\w+:)?style\b|<\?xml-stylesheet\b/,
    "browsers other than Chrome do not apply a <style> in a drawing; write fill, stroke … as attributes on the shapes",
  ],
  [/<(?:\w+:)?script\b/, "drawings cannot have scripts; remove the <script>"],
  [/<[^>]*?\s(?<name>on[a-z]+)\s*=/, "drawings cannot have scripts; remove “{name}”"],
  [
    urlOf("#"),
    "Safari does not find “url({address})” in a drawing; remove gradients, patterns, masks, markers and clip paths",
  ],
  [urlOf(String.raw`(?![#"'&\s]|data:)`), outside],
  [/\s(?:\w+:)?(?:href|src)\s*=\s*["'](?!#|data:)(?<address>[^"']*)/, outside],
];

/** The first violation of each rule in the content of an SVG file, because a drawing program repeats it in every shape. */
function* drawingProblems(file: string, bytes: Buffer): Iterable<Problem> {
  if (!isUtf8(bytes) || bytes.includes(0)) {
    yield {
      file,
      line: 1,
      message: "browsers reject this drawing because it is not UTF-8; save it as UTF-8",
    };
    return;
  }
  const svg = withoutComments(bytes.toString());
  for (const [pattern, sentence] of rules) {
    const match = pattern.exec(svg);
    if (!match) continue;
    // An attribute may be on a later line than the start of its element.
    const line = lineAt(svg, match.index + match[0].length);
    yield { file, line, message: fill(sentence, match.groups ?? {}) };
  }
}

/** Every SVG file in content/drawings, whether or not a text shows it, and the drawings of pictures. */
export function* checkDrawings(subject: Subject): Iterable<Problem> {
  const { root, facts, entries } = subject;
  for (const file of facts.keys())
    if (file.startsWith(`content/${drawingFolder}/`) && /\.svg$/i.test(file))
      yield* drawingProblems(file, readFileSync(path.join(root, file)));
  for (const entry of entries)
    if (entry.kind.type === "Picture" && typeof entry.data.drawing === "string")
      yield* pictureDrawing(entry, entry.data.drawing, subject);
}

/** The largest drawing of a picture, in bytes after compression with gzip, which is faster to check than Brotli and a little larger. It loads before the picture. */
const maxDrawingBytes = 10_000;

/** The largest difference between the proportions of a picture and its drawing, as a ratio. */
const maxDistortion = 0.005;

/** The drawing of a picture, which lies exactly under it: its content, its size and its proportions (decision 42). */
function* pictureDrawing(
  entry: Entry,
  drawing: string,
  { root, facts }: Subject,
): Iterable<Problem> {
  const file = `content/${pictureFolder}/${drawing}`;
  const drawn = facts.get(file);
  // The check of files reports a file that is missing or has no size.
  if (!drawn) return;
  const svg = readFileSync(path.join(root, file));
  yield* drawingProblems(file, svg);
  const bytes = gzipSync(svg).length;
  if (bytes > maxDrawingBytes) {
    const message = `${file} is ${(bytes / 1000).toFixed(1)} kB after compression; draw it with fewer points, at most ${maxDrawingBytes / 1000} kB`;
    yield atField(entry, ["drawing"], message);
  }
  const picture = facts.get(`content/${pictureFolder}/${String(entry.data.file)}`);
  if (!drawn.width || !drawn.height || !picture?.width || !picture.height) return;
  const ratio = drawn.width / drawn.height / (picture.width / picture.height);
  if (Math.abs(ratio - 1) > maxDistortion) {
    const message = `the drawing is ${drawn.width} × ${drawn.height} and the picture ${picture.width} × ${picture.height}; they overlap exactly, so give the drawing's viewBox the proportions of the picture`;
    yield atField(entry, ["drawing"], message);
  }
}

const sectionDrawing = ({ entries }: Subject) =>
  entries.find(({ kind }) => "drawing" in kind.source);

const lettersOf = (drawing: Entry | undefined) =>
  ((drawing?.data.keys ?? []) as readonly { letter: string }[]).map(({ letter }) => letter);

/** Checks of fields with a crop or a letter that the section drawing does not have (decision 35). */
export function drawnCheck(subject: Subject): ValueCheck {
  const drawing = sectionDrawing(subject);
  const letters = lettersOf(drawing);
  return ({ meta: { drawn }, value, keys }) => {
    if (drawn === undefined) return undefined;
    if (!drawing) {
      const name = String(keys.findLast((key) => typeof key === "string"));
      return `there is no drawing content/${sectionFile}; add it, or remove “${name}”`;
    }
    // The field list reports values that are not letters.
    if (drawn === "part" || !/^[A-Z]$/.test(value) || letters.includes(value)) return undefined;
    const others =
      letters.length > 0 ? `write one of its letters, ${letters.join(", ")}, or ` : "";
    return `content/${sectionFile} has no letter “${value}”; ${others}draw a circle in a group with id="key-${value}", or remove “letter”`;
  };
}

/** Pages show the group dwg through <use>, and the home page lights a letter's run by a custom property. With one run, each letter needs one. */
export function* checkSectionDrawing(subject: Subject): Iterable<Problem> {
  const drawing = sectionDrawing(subject);
  if (!drawing) return;
  const svg = withoutComments(readFileSync(path.join(subject.root, drawing.file), "utf8"));
  if (!/\sid\s*=\s*["']dwg["']/.test(svg)) {
    const message = 'pages show the group with id="dwg"; put everything that is drawn into it';
    yield at(drawing, [], message);
  }
  const runs = new Map(groupsOf("run-([a-z])", svg).map(({ letter, tag }) => [letter, tag]));
  for (const letter of runs.size > 0 ? lettersOf(drawing) : []) {
    const name = letter.toLowerCase();
    if (runs.get(name)?.includes(`--lit-${name}`)) continue;
    const message = `the run of the letter ${letter} cannot be lit; draw its cable and its lamps in a group with id="run-${name}" and display="var(--lit-${name},none)"`;
    yield at(drawing, [], message);
  }
  yield* markProblems(drawing, svg);
}

/** Each letter's marks are in one group, which stays visible while the letter is chosen, and each mark says what it is, so that the build can count it. */
function* markProblems(drawing: Entry, svg: string): Iterable<Problem> {
  for (const { letter, tag, inside } of groupsOf("marks-([a-z])", svg)) {
    const group = `the group “marks-${letter}”`;
    const visibility = `visibility="var(--on-${letter},var(--marks,visible))"`;
    if (!lettersOf(drawing).includes(letter.toUpperCase()))
      yield at(drawing, [], `${group} has no matching letter; rename it, or draw the letter`);
    else if (!tag.includes(visibility))
      yield at(drawing, [], `${group} cannot be shown alone; add ${visibility} to it`);
    const isCounted = (shape: string) =>
      markKinds.some((kind) => attribute(shape, "data-mark") === kind);
    if (shapesIn(inside).every(isCounted)) continue;
    const message = `a shape in ${group} has no kind of mark; add data-mark="…" to it, with one of ${markKinds.join(", ")}`;
    yield at(drawing, [], message);
  }
}

/** The mark is in the HTML of every page. */
const maxMarkLength = 2000;

/** The company's brand (decision 34): colors with enough contrast, and a mark that works everywhere it is shown. */
export function* checkBrand({ entries, root }: Subject): Iterable<Problem> {
  for (const brand of entries.filter(({ kind }) => kind.type === "Brand"))
    yield* closeColors(brand);
  const file = `content/${markFile}`;
  const absolute = path.join(root, file);
  const bytes = existsSync(absolute) ? readFileSync(absolute) : undefined;
  const svg = bytes?.toString();
  if (bytes && svg && markOf(svg).shapes) yield* drawingProblems(file, bytes);
  for (const message of markErrors(svg)) yield { file, line: 1, message };
}

function* closeColors(brand: Entry): Iterable<Problem> {
  const colorOf = (name: BrandColor | "white") =>
    name === "white" ? white : String(brand.data[name]);
  for (const [ground, minContrast, ...fronts] of pairs)
    for (const front of fronts) {
      const [above, below] = [channelsOf(colorOf(front)), channelsOf(colorOf(ground))];
      // The field list reports values that are not colors.
      if (!above || !below || contrast(above, below) >= minContrast) continue;
      const ratio = contrast(above, below).toFixed(1);
      const message = `${colorOf(front)} on ${ground} (${colorOf(ground)}) has a contrast of ${ratio}, but needs ${minContrast} (WCAG AA); make one of the two lighter or darker`;
      yield atField(brand, [front === "white" ? ground : front], message);
    }
}

function* markErrors(svg: string | undefined): Iterable<string> {
  if (svg === undefined) return yield "the mark is missing; draw a square one with few shapes";
  const { box, shapes } = markOf(svg);
  if (!shapes) return yield "this is not a drawing: there is no <svg> with shapes in it";
  const [, , width, height] = box.split(/[\s,]+/).map(Number);
  if (!width || width !== height)
    yield 'the mark is not square; write a viewBox with equal sides, such as viewBox="0 0 38 38"';
  if (svg.length > maxMarkLength)
    yield `the mark has ${svg.length} characters; every page carries them, so keep it under ${maxMarkLength}`;
  if (/<text\b/.test(svg)) yield "the mark contains text; convert the text to paths";
}

/** Every text of `entry` that social pictures show, and that has a letter which the bundled fonts lack. */
export function* checkDrawnLetters(entry: Entry): Iterable<Problem> {
  const { kind, data } = entry;
  const isCompany = kind.type === "Business";
  if (!isCompany && !kind.path) return;
  for (const field of isCompany ? ["shortName", "trade", "tagline"] : ["title"]) {
    const letter = undrawable(typeof data[field] === "string" ? data[field].trim() : "");
    // The field list reports invisible characters.
    if (letter === undefined || unprintable.test(letter)) continue;
    const message = `the social picture cannot show “${letter}”, which its fonts lack; use other letters, or leave it out`;
    yield atField(entry, [field], message);
  }
}
