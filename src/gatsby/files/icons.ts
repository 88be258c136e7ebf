/** Makes the site's icons and the web app manifest from the company's mark and colors (decision 34). */
import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { coloredMark, type Mark } from "../../content/brand";
import type { Colors } from "../colors";

/** The colors that icons have. */
export type IconColors = Pick<Colors, "ink" | "paper" | "amber" | "amberDeep">;

/** Widths of the icons of the web app manifest, in pixels. */
const manifestSizes = [192, 512];

/** The share of an icon's size that the mark fills: systems crop the corners. */
const share = 0.7;

/** Writes the favicon and the icons into `folder`, the built site. */
export async function writeIcons(folder: string, mark: Mark, colors: IconColors) {
  writeFileSync(path.join(folder, "favicon.svg"), favicon(mark, colors));
  const png = (size: number) => sharp(Buffer.from(icon(mark, colors, size))).png();
  writeFileSync(path.join(folder, "favicon.ico"), ico(await png(48).toBuffer(), 48));
  await png(180).toFile(path.join(folder, "apple-touch-icon.png"));
  for (const size of manifestSizes)
    await png(size).toFile(path.join(folder, `icon-${size}.png`));
}

/** An ICO file with one picture, for programs that ask for /favicon.ico without reading a page. */
function ico(png: Buffer, size: number): Buffer {
  // Type 1 is an icon; then the number of pictures.
  const header = [0, 0, 1, 0, 1, 0];
  // The picture's width, height, planes, bits per pixel, length, and its position in the file, which is the length of both.
  const picture = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  picture.writeUInt32LE(png.length, 8);
  return Buffer.concat([Buffer.from(header), picture, png]);
}

/** Dark lines on browsers' light tabs, light lines on dark tabs. */
export function favicon({ box, shapes }: Mark, colors: IconColors): string {
  const look = (lines: string, accent: string) => `svg{color:${lines};--accent:${accent}}`;
  const style = `${look(colors.ink, colors.amberDeep)}@media (prefers-color-scheme:dark){${look(colors.paper, colors.amber)}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${style}</style>${shapes}</svg>\n`;
}

/** The mark on a dark background, as SVG without custom properties. */
function icon(mark: Mark, colors: IconColors, size: number): string {
  const inner = Math.round(size * share);
  const at = (size - inner) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${colors.ink}" d="M0 0H${size}V${size}H0Z"/><svg x="${at}" y="${at}" width="${inner}" height="${inner}" viewBox="${mark.box}">${coloredMark(mark, colors.paper, colors.amber)}</svg></svg>`;
}

/** The JSON of site.webmanifest. */
export function webManifest(
  { name, shortName }: { name: string; shortName: string },
  { ink, paper }: Pick<IconColors, "ink" | "paper">,
): string {
  return JSON.stringify({
    name,
    short_name: shortName,
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: ink,
    icons: manifestSizes.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  });
}
