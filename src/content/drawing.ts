/** Reads what pages need of a drawing: its viewBox, and the positions of its letters. */

/** The fields of an entry that is an SVG file. */
export function drawingFields(svg: string): Record<string, unknown> {
  const drawn = withoutComments(svg);
  const root = /<svg\b[^>]*>/.exec(drawn)?.[0] ?? "";
  const viewBox = attribute(root, "viewBox");
  return {
    ...(viewBox !== undefined && { viewBox: viewBox.trim().replace(/[\s,]+/g, " ") }),
    keys: keysIn(drawn),
  };
}

/** `svg` with its comments blanked out; line numbers stay the same. */
export const withoutComments = (svg: string): string =>
  svg.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, " "));

/** The first circle of each letter's group; a group without a circle is not a letter. */
function keysIn(svg: string): { letter: string; x: number; y: number }[] {
  const groups = svg.matchAll(/<g\b[^>]*\sid\s*=\s*["']key-([A-Z])["'][^>]*>([^]*?)<\/g>/g);
  return Array.from(groups, ([, letter = "", inside = ""]) => {
    const circle = /<circle\b[^>]*>/.exec(inside)?.[0] ?? "";
    const [x, y] = ["cx", "cy"].map((name) => Number(attribute(circle, name) ?? NaN));
    return { letter, x: x!, y: y! };
  }).filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
}

/** The value of an attribute of the element whose opening tag is `tag`. */
export const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
