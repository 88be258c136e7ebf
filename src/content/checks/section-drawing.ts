/** Checks fields with a crop or a letter of the section drawing: the drawing must exist and have that letter (decision 35). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { withoutComments } from "../read/drawing";
import type { Entry, Problem } from "../read";
import { eachField } from "../walk";
import { at, atField, type Subject } from "./check";

/** Every field with a crop or a letter that the section drawing does not have. */
export function checkSectionDrawing({ entries, kinds, root }: Subject): Problem[] {
  const kind = kinds.find(({ source }) => "drawing" in source);
  if (!kind || !("drawing" in kind.source)) return [];
  const file = `content/${kind.source.drawing}`;
  const drawing = entries.find((entry) => entry.kind === kind);
  const letters = drawing ? lettersOf(drawing) : [];
  const named = entries.flatMap((entry) =>
    eachField(entry.kind.fields, entry.data).flatMap(({ keys, meta, value }) => {
      if (meta.drawn === undefined || value === undefined) return [];
      const name = String(keys.findLast((key) => typeof key === "string"));
      if (!drawing)
        return [
          atField(
            entry,
            keys,
            `there is no drawing ${file}; put it there, or take “${name}” away`,
          ),
        ];
      if (meta.drawn === "part" || !isLetter(value) || letters.includes(value)) return [];
      return [atField(entry, keys, unknownLetter(value, file, letters))];
    }),
  );
  if (!drawing) return named;
  const svg = withoutComments(readFileSync(path.join(root, drawing.file), "utf8"));
  return [...namelessGroup(drawing, svg), ...runProblems(drawing, svg, letters), ...named];
}

/** The field list reports values that are not letters. */
const isLetter = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Z]$/.test(value);

const lettersOf = ({ data }: Entry) =>
  (data.keys as readonly { letter: string }[]).map(({ letter }) => letter);

function unknownLetter(letter: string, file: string, letters: readonly string[]): string {
  const others =
    letters.length > 0 ? `write one of its letters, ${letters.join(", ")}, or ` : "";
  return `${file} has no letter “${letter}”; ${others}draw a circle in a group with id="key-${letter}", or take “letter” away`;
}

/** The problem of a drawing without the group that pages show through <use>. */
function namelessGroup(drawing: Entry, svg: string): Problem[] {
  return /\sid\s*=\s*["']dwg["']/.test(svg)
    ? []
    : [
        at(
          drawing,
          [],
          'pages show the group with id="dwg"; put everything that is drawn into one',
        ),
      ];
}

/**
 * The home page lights a letter's run with a custom property. Runs are optional, but if the drawing has one, each of its `letters` needs one. A
 * run must be hidden until it is lit.
 */
function runProblems(drawing: Entry, svg: string, letters: readonly string[]): Problem[] {
  const runs = new Map(
    [...svg.matchAll(/<g\b[^>]*\sid\s*=\s*["']run-([a-z])["'][^>]*>/g)].map(
      ([tag, name = ""]) => [name, tag] as const,
    ),
  );
  if (runs.size === 0) return [];
  return letters
    .map((letter) => letter.toLowerCase())
    .filter((name) => !runs.get(name)?.includes(`--on-${name}`))
    .map((name) =>
      at(
        drawing,
        [],
        `the run of the letter ${name.toUpperCase()} cannot be lit; draw its cable and its lamps in a group with id="run-${name}" and visibility="var(--on-${name},hidden)"`,
      ),
    );
}
