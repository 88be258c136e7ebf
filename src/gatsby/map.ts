/** Draws the map of Maryland: one SVG file, which pages reference through <use>. */
import { counties } from "../content/maryland";

/** Attributes, because the Content-Security-Policy would not allow a style element. */
const line = `vector-effect="non-scaling-stroke" stroke-linejoin="round"`;

/** The map as SVG. Ids for <use>: "land" for all counties that are not served, and "c" plus the FIPS code for each served county. */
export function mapSvg(served: ReadonlySet<string>): string {
  const shapes = counties();
  const land = shapes.filter(({ fips }) => !served.has(fips)).map(({ outline }) => outline);
  const lit = shapes
    .filter(({ fips }) => served.has(fips))
    .map(({ fips, outline }) => `<path ${line} id="c${fips}" d="${outline}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 560"><path ${line} id="land" d="${land.join("")}"/>${lit.join("")}</svg>\n`;
}
