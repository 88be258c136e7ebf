/** The company's brand (decision 34): the roles of its colors, the pairs of them that touch each other on the site, and its mark. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { attribute, withoutComments } from "./drawing";

/** The purpose of each color. Its custom property in style sheets has the same name in kebab case. */
export const brandColors = {
  ink: "Background of dark sections.",
  inkRaised: "Background on dark sections, one shade lighter.",
  inkDeep: "Background around a full-screen picture.",
  inkLine: "Lines on dark backgrounds.",
  cream: "Secondary text on dark backgrounds.",
  paper: "Background of light sections, and text on dark backgrounds.",
  sheet: "Cards on light backgrounds.",
  text: "Text on light backgrounds.",
  mute: "Secondary text on light backgrounds.",
  line: "Lines on light backgrounds.",
  blue: "Links and the cable on light backgrounds.",
  blueDeep: "Links under the pointer, and the section above the footer.",
  blueLight: "The cable on dark backgrounds.",
  amber: "Accent on dark backgrounds.",
  amberDeep: "Accent on light backgrounds; never text.",
  red: "Background of quote buttons, under white text.",
  redDeep: "Background of quote buttons under the pointer.",
  mapAround: "States around Maryland on the map.",
  mapAroundLine: "Borders of the states around Maryland.",
  mapLand: "Maryland on the map.",
  mapLandLine: "Borders in Maryland.",
  mapServed: "Service area on the map.",
  mapServedLine: "Borders of the service area.",
  mapPointedAt: "Service area under the pointer.",
  mapName: "Names of counties on the map.",
} as const;

export type BrandColor = keyof typeof brandColors;

/** The custom property of a color: "--blue-deep". */
export const propertyOf = (color: string): string =>
  `--${color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The color to measure in a pair where no role has that color. */
export const white = "#ffffff";

/** The lowest contrast of text that is not large (WCAG 2.2, 1.4.3), and of lines and icons that carry meaning (1.4.11). */
const [text, graphic] = [4.5, 3];

type Front = BrandColor | "white";

/** Every pair of colors that the style sheets use: what is on each background, and the contrast ratio that it needs. */
export const pairs: readonly [ground: BrandColor, minContrast: number, ...fronts: Front[]][] = [
  ["paper", text, "text", "mute", "blue", "blueDeep"],
  ["paper", graphic, "line", "amberDeep"],
  ["sheet", text, "text", "mute", "blue", "blueDeep"],
  ["sheet", graphic, "line", "amberDeep"],
  ["ink", text, "paper", "cream", "blueLight", "amber"],
  ["ink", graphic, "inkLine"],
  ["inkRaised", text, "paper", "cream", "blueLight", "amber"],
  ["inkDeep", text, "paper", "cream"],
  ["red", text, "white"],
  ["redDeep", text, "white"],
  ["blueDeep", text, "white"],
  ["blueDeep", graphic, "amber"],
  ["amber", text, "ink"],
  ["mapServed", text, "paper", "mapName"],
  ["mapLand", text, "paper", "mapName"],
  ["mapServed", graphic, "amber", "blueLight"],
  ["mapPointedAt", graphic, "amber"],
];

/** Red, green and blue of a color such as "#17598a", 0 to 255; undefined if it is written otherwise. */
export const channelsOf = (color: string): number[] | undefined =>
  /^#(..)(..)(..)$/
    .exec(color)
    ?.slice(1)
    .map((hex) => parseInt(hex, 16));

/** The contrast ratio of two colors, each as red, green and blue from 0 to 255: 1 to 21 (WCAG 2.2). */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of a color, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The mark's path under content/. */
export const markFile = "brand/mark.svg";

export interface Mark {
  box: string;
  /** The content of the svg element, without whitespace between the shapes. */
  shapes: string;
}

/** Reads the mark under `root`, the project's folder. Throws if there is none; the content check has reported that before. */
export const readMark = (root = "."): Mark =>
  markOf(readFileSync(path.resolve(root, "content", markFile), "utf8"));

/** Parses the mark from the text of an SVG file; both fields are empty if the text is not a drawing. */
export function markOf(svg: string): Mark {
  const [, tag = "", shapes = ""] =
    /(<svg\b[^>]*>)(.*)<\/svg>/s.exec(withoutComments(svg)) ?? [];
  return {
    box: attribute(tag, "viewBox") ?? "",
    shapes: shapes.replace(/>\s+</g, "><").trim(),
  };
}

/** The mark as a standalone SVG file. `lines` and `accent` are colors, because programs other than browsers do not support custom properties. */
export const coloredMark = ({ shapes }: Mark, lines: string, accent: string): string =>
  shapes.replaceAll("currentColor", lines).replaceAll("var(--accent)", accent);
