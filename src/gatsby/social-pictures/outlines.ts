/**
 * Converts text to outlines of the bundled fonts, which look the same on every machine: an SVG renderer would use the machine's fonts.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { convert } from "fontverter";
import { drawable } from "../../content/letters";
import { importModule } from "../es-module";

/** A shaped run of text. */
export interface Run {
  /** Path data in pixels; the baseline starts at 0 0. */
  path: string;
  /** In pixels. */
  width: number;
}

/** Shapes `text` at `size` pixels, with `tracking` in em like CSS's letter-spacing. */
export type Outliner = (text: string, size: number, tracking?: number) => Run;

/** The fonts and weights of social pictures. */
export interface Outlines {
  /** Familjen Grotesk 400. */
  title: Outliner;
  /** Familjen Grotesk 500. */
  name: Outliner;
  /** Hanken Grotesk 500. */
  small: Outliner;
}

/** The font files that scripts/fonts.mts creates. */
const fontFile = (name: string) => path.resolve("src/styles/fonts", `${name}.woff2`);
const fonts = ["familjen-grotesk", "hanken-grotesk"] as const;
export const fontFiles = fonts.map(fontFile);

export async function loadOutlines(): Promise<Outlines> {
  const harfbuzz = await importModule<typeof import("harfbuzzjs")>("harfbuzzjs");
  const load = async (name: (typeof fonts)[number], weight: number): Promise<Outliner> => {
    const face = new harfbuzz.Face(
      new harfbuzz.Blob(await convert(readFileSync(fontFile(name)), "sfnt")),
    );
    const font = new harfbuzz.Font(face);
    font.setVariations([new harfbuzz.Variation("wght", weight)]);
    const commands = remembered((glyph: number) => font.glyphToJson(glyph));
    return (text, size, tracking = 0) => {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(drawable(text));
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer);
      const scale = size / face.upem;
      const positions = buffer.getGlyphPositions();
      let x = 0;
      const letters = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
        const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        const drawn = placed(commands(glyph), scale, x + xOffset * scale);
        x += xAdvance * scale + tracking * size;
        return drawn;
      });
      return { path: letters.join(""), width: x - tracking * size };
    };
  };
  return {
    title: await load("familjen-grotesk", 400),
    name: await load("familjen-grotesk", 500),
    small: await load("hanken-grotesk", 500),
  };
}

function remembered<Value>(make: (key: number) => Value): (key: number) => Value {
  const known = new Map<number, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** The commands of a glyph as path data: in pixels, y downward, moved to the right by `left`. */
function placed(
  commands: readonly { type: string; values: readonly number[] }[],
  scale: number,
  left: number,
): string {
  const place = (value: number, index: number) =>
    Math.round((index % 2 === 0 ? left + value * scale : -value * scale) * 100) / 100;
  return commands.map(({ type, values }) => type + values.map(place).join(" ")).join("");
}
