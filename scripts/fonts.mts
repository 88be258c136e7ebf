/**
 * Writes the two variable fonts to src/styles/fonts (not in git), reduced to the letters of the site and the weights in use. Runs before every build;
 * skips files that are newer than their package.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { letters } from "../src/content/letters";
import { writeWhole } from "../src/gatsby/disk";
import { root } from "./processes.mjs";

const require = createRequire(import.meta.url);
const folder = path.join(root, "src/styles/fonts");

const fonts = [
  { name: "familjen-grotesk", weights: { min: 400, max: 500 } },
  { name: "hanken-grotesk", weights: { min: 400, max: 600 } },
];

const lettersFile = path.join(root, "src/content/letters.ts");

/** The latest modification time of the font's package, this file and the letters. */
const changed = (source: string) =>
  Math.max(
    ...[source, lettersFile, fileURLToPath(import.meta.url)].map(
      (file) => statSync(file).mtimeMs,
    ),
  );

for (const { name, weights } of fonts) {
  const source = require.resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const target = path.join(folder, `${name}.woff2`);
  if (existsSync(target) && statSync(target).mtimeMs > changed(source)) continue;
  // Loaded on demand: most builds find both fonts.
  const { default: subsetFont } = await import("subset-font");
  const font = await subsetFont(readFileSync(source), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  // Written atomically: an incomplete file would be newer than its package and would be kept.
  writeWhole(target, font);
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`);
}
