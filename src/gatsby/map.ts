/** Draws the company's map: one SVG file, which pages reference through <use>. */
import type { CompanyMap } from "../content/place/company-map";

/** Attributes, because the Content-Security-Policy would not allow a style element. */
const line = `vector-effect="non-scaling-stroke" stroke-linejoin="round"`;

/**
 * @returns the file's text. <use> may refer to these ids: "around" for the neighboring states, "land" for the counties of the company's
 *   states that are not served, and "c" with the five digits of a served county.
 */
export function mapSvg({ size, around, land, counties }: CompanyMap): string {
  const shapes = [
    ["around", around],
    ["land", land],
    ...[...counties.values()].map(({ fips, outline }) => [`c${fips}`, outline]),
  ];
  const paths = shapes.map(([id, d]) => `<path ${line} id="${id}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">${paths.join("")}</svg>\n`;
}
