/** The roles of the company's colors (decision 34), and the pairs of colors that touch each other on the site. */

/** The purpose of each color. Its custom property in style sheets has the same name in kebab case. */
export const brandColors = {
  ink: "The ground of dark parts.",
  inkRaised: "Ground on dark parts, one shade lighter.",
  inkDeep: "The ground around a picture that fills the screen.",
  inkLine: "Rules on dark ground.",
  cream: "Quieter text on dark ground.",
  paper: "The ground of light parts, and text on dark ground.",
  sheet: "Sheets on light ground.",
  text: "Text on light ground.",
  mute: "Quieter text on light ground.",
  line: "Rules on light ground.",
  blue: "Links and the cable on light ground.",
  blueDeep: "Links that are pointed at, and the ground of the band above the footer.",
  blueLight: "The cable on dark ground.",
  amber: "The accent on dark ground.",
  amberDeep: "The accent on light ground; never text.",
  red: "The ground of buttons that ask for a quote, under white text.",
  redDeep: "The same, pointed at.",
  mapAround: "The states around, on the map.",
  mapAroundLine: "Their borders.",
  mapLand: "The company's own state, on the map.",
  mapLandLine: "Its borders.",
  mapServed: "What is served, on the map.",
  mapServedLine: "Its borders.",
  mapPointedAt: "What is served and pointed at, on the map.",
  mapName: "Names of counties on the map.",
} as const;

export type BrandColor = keyof typeof brandColors;

/** The custom property of a color: "--blue-deep". */
export const propertyOf = (color: string): string =>
  `--${color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The color to measure in a pair where no role has that color. */
export const white = "#ffffff";

/** WCAG 2.2, 1.4.3: text that is not large. */
const text = 4.5;
/** WCAG 2.2, 1.4.11: lines and icons that carry meaning. */
const graphic = 3;

export interface Pair {
  front: BrandColor | "white";
  ground: BrandColor;
  /** The lowest contrast ratio that is allowed. */
  least: number;
}

const on = (
  ground: BrandColor,
  least: number,
  ...fronts: (BrandColor | "white")[]
): readonly Pair[] => fronts.map((front) => ({ front, ground, least }));

/** Every pair of colors that the style sheets use. */
export const pairs: readonly Pair[] = [
  ...on("paper", text, "text", "mute", "blue", "blueDeep"),
  ...on("paper", graphic, "line", "amberDeep"),
  ...on("sheet", text, "text", "mute", "blue", "blueDeep"),
  ...on("sheet", graphic, "line", "amberDeep"),
  ...on("ink", text, "paper", "cream", "blueLight", "amber"),
  ...on("ink", graphic, "inkLine"),
  ...on("inkRaised", text, "paper", "cream", "blueLight", "amber"),
  ...on("inkDeep", text, "paper", "cream"),
  ...on("red", text, "white"),
  ...on("redDeep", text, "white"),
  ...on("blueDeep", text, "white"),
  ...on("blueDeep", graphic, "amber"),
  ...on("amber", text, "ink"),
  ...on("mapServed", text, "paper", "mapName"),
  ...on("mapLand", text, "paper", "mapName"),
  ...on("mapServed", graphic, "amber", "blueLight"),
  ...on("mapPointedAt", graphic, "amber"),
];
