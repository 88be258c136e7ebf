/** The SVG that is drawn over the picture of a page: a background that fades into it, the logo, the title, and the cable with its lamp. */
import { coloredMark, type Mark } from "../../content/brand";
import type { Colors } from "../brand/colors";
import { fitted } from "./lines";
import type { Outliner, Outlines, Run } from "./outlines";

/** The size that social networks recommend (Open Graph; X's large card). */
export const size = { width: 1200, height: 630 };

/** Where the picture is, under the overlay. */
export const pictureBox = { left: 400, top: 0, width: 800, height: 630 };

/** The company's mark and colors. */
export interface Looks {
  mark: Mark;
  colors: Colors;
}

const margin = 64;
/** The baseline of the cable, and where it turns up to the lamp. */
const cable = { y: 520, turn: 1112, lamp: 420 };
const titleBox = {
  width: 590,
  height: 312,
  leading: 1.03,
  sizes: [116, 104, 92, 80, 72, 64, 58, 52],
};

export interface Words {
  title: string;
  /** The first line of the logo; `trade` is the second, and `tagline` is under the cable. */
  shortName: string;
  trade: string;
  tagline: string;
}

/** The overlay as SVG, in which all text is outlines. */
export function overlay(words: Words, outlines: Outlines, looks: Looks): string {
  const color = looks.colors;
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="side">${stops(color.ink, [
    [0, 1],
    [0.34, 1],
    [0.45, 0.9],
    [0.55, 0.6],
    [0.67, 0.2],
    [0.8, 0],
  ])}</linearGradient>
<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">${stops(color.ink, [
    [0, 0],
    [0.55, 0],
    [0.8, 0.72],
    [0.87, 0.94],
    [1, 0.96],
  ])}</linearGradient>
<radialGradient id="glow">${`<stop offset="0" stop-color="${color.amber}" stop-opacity=".55"/><stop offset="1" stop-color="${color.amber}" stop-opacity="0"/>`}</radialGradient>
</defs>
<path fill="url(#side)" d="M0 0H${width}V${height}H0Z"/>
<path fill="url(#foot)" d="M0 0H${width}V${height}H0Z"/>
${logo(words, outlines, looks)}
${title(words.title, outlines, color.paper)}
<path fill="none" stroke="${color.blueLight}" stroke-width="4" d="M0 ${cable.y}H${cable.turn}V${cable.lamp}"/>
<circle cx="${cable.turn}" cy="${cable.lamp}" r="64" fill="url(#glow)"/>
<circle cx="${cable.turn}" cy="${cable.lamp}" r="13" fill="${color.amber}"/>
<path fill="${color.cream}" transform="translate(${margin} 578)" d="${within(words.tagline, 25, width - 2 * margin, outlines.small).path}"/>
</svg>`;
}

function stops(ink: string, list: readonly [offset: number, opacity: number][]): string {
  return list
    .map(
      ([offset, opacity]) =>
        `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${opacity}"/>`,
    )
    .join("");
}

/** The width for the words of the logo, before it is enlarged. */
const logoWidth = (size.width - 2 * margin) / 1.5 - 50;

/** `text` at `px` pixels, or smaller if it would be wider than `width`. */
function within(text: string, px: number, width: number, outline: Outliner): Run {
  const run = outline(text, px);
  return run.width <= width ? run : outline(text, (px * width) / run.width);
}

/** The logo of the header, at 1.5 times its size. */
function logo(
  { shortName, trade }: Words,
  { name, small }: Outlines,
  { mark, colors: color }: Looks,
): string {
  return `<g transform="translate(${margin} 54) scale(1.5)">
<svg width="38" height="38" viewBox="${mark.box}">${coloredMark(mark, color.paper, color.amber)}</svg>
<path fill="${color.paper}" transform="translate(50 18)" d="${within(shortName, 24, logoWidth, (text, px) => name(text, px, -0.025)).path}"/>
<path fill="${color.cream}" transform="translate(50 35)" d="${within(trade, 13, logoWidth, small).path}"/>
</g>`;
}

/** The title, above the cable. */
function title(text: string, outlines: Outlines, color: string): string {
  const tracked = (line: string, px: number) => outlines.title(line, px, -0.03);
  const { lines, size: px } = fitted(text, tracked, titleBox);
  const foot = cable.y - 48;
  return lines
    .map(({ path }, index) => {
      const baseline = foot - (lines.length - 1 - index) * px * titleBox.leading;
      // Compensates for the side bearing, so that the stem of the first letter is at the margin.
      return `<path fill="${color}" transform="translate(${margin - Math.round(px * 0.04)} ${Math.round(baseline)})" d="${path}"/>`;
    })
    .join("\n");
}
