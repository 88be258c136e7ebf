/**
 * Subsets the two variable fonts to Latin letters and the weights in use, in src/styles/fonts (not in git). Runs before every build; does
 * nothing if the files are newer than their packages.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { writeWhole } from "../src/gatsby/whole-files";

const require = createRequire(import.meta.url);
const folder = path.resolve("src/styles/fonts");

/** ASCII, Latin-1 letters, and the typographic characters that content uses. */
const letters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => 0xa0 + index),
  0x2013,
  0x2014,
  0x2018,
  0x2019,
  0x201c,
  0x201d,
  0x2022,
  0x2026,
  0x2032,
  0x2033,
  0x2212,
  0x20ac,
  0x2122,
  0x2190,
  0x2192,
]
  .map((code) => String.fromCodePoint(code))
  .join("");

const fonts = [
  { name: "familjen-grotesk", weights: { min: 400, max: 500 } },
  { name: "hanken-grotesk", weights: { min: 400, max: 600 } },
];

/** The time of the last change of the font's package or of this file. */
const changed = (source: string) =>
  Math.max(...[source, fileURLToPath(import.meta.url)].map((file) => statSync(file).mtimeMs));

for (const { name, weights } of fonts) {
  const source = require.resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const target = path.join(folder, `${name}.woff2`);
  if (existsSync(target) && statSync(target).mtimeMs > changed(source)) continue;
  const font = await subsetFont(readFileSync(source), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  // Written atomically: an incomplete file would be newer than its package and would be kept.
  writeWhole(target, font);
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`);
}
