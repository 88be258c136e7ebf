/** Draws the map of Maryland: one SVG file that pages show through <use>. */
import { counties } from "../content/maryland";

/** As attributes: a style element would need its own place in the site's policy. */
const line = `vector-effect="non-scaling-stroke" stroke-linejoin="round"`;

/** The ids that <use> may name: "land" for everything that is not served, and "c" with the five digits of a served county. */
export function mapSvg(served: ReadonlySet<string>): string {
  const shapes = counties();
  const land = shapes.filter(({ fips }) => !served.has(fips)).map(({ outline }) => outline);
  const lit = shapes
    .filter(({ fips }) => served.has(fips))
    .map(({ fips, outline }) => `<path ${line} id="c${fips}" d="${outline}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 560"><path ${line} id="land" d="${land.join("")}"/>${lit.join("")}</svg>\n`;
}
