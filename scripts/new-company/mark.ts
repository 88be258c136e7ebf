/** The mark (logo) of a new company: its initials in the font of the site's headings, above a line in the accent color. */
import { loadOutlines } from "../../src/gatsby/social-pictures/outlines";

/** In units of the mark. */
const side = 38;
const most = { width: 32, height: 23 };
const baseline = 27;

/** The initials of the first two words of `name`. */
export const initialsOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

/** The SVG file of the mark of the company `name`. */
export async function makeMark(name: string): Promise<string> {
  const { name: outline } = await loadOutlines();
  const initials = initialsOf(name);
  const { width } = outline(initials, 1);
  // Capitals are about 0.7 em high.
  const size = Math.min(most.width / width, most.height / 0.7);
  const letters = outline(initials, size);
  const left = (side - letters.width) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">
  <path transform="translate(${round(left)} ${baseline})" fill="currentColor" d="${rounded(letters.path)}"/>
  <path d="M3 34H35" stroke="var(--accent)" stroke-width="3"/>
</svg>
`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const rounded = (path: string) =>
  path.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
