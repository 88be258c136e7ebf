/** Writes the two variable fonts to src/styles/fonts (not in git), reduced to the letters of the site and the weights in use. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { letters } from "../src/content/letters";
import { root } from "./processes.mjs";

const folder = path.join(root, "src/styles/fonts");

const fonts = [
  { name: "familjen-grotesk", weights: { min: 400, max: 500 } },
  { name: "hanken-grotesk", weights: { min: 400, max: 600 } },
];

mkdirSync(folder, { recursive: true });
for (const { name, weights } of fonts) {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const font = await subsetFont(readFileSync(path.join(root, "node_modules", file)), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  writeFileSync(path.join(folder, `${name}.woff2`), font);
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`);
}
