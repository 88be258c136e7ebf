/** Reads what pages need of a drawing: its viewBox, and the positions of its letters. */

/** The fields of an entry that is an SVG file. */
export function drawingFields(svg: string): Record<string, unknown> {
  const drawn = withoutComments(svg);
  const root = /<svg\b[^>]*>/.exec(drawn)?.[0] ?? "";
  const viewBox = attribute(root, "viewBox");
  return {
    ...(viewBox !== undefined && { viewBox: viewBox.trim().replace(/[\s,]+/g, " ") }),
    keys: keysIn(drawn),
    marks: marksIn(drawn),
  };
}

/** The kinds of marks for what is drilled and opened. */
export const markKinds = ["hole", "box", "outside", "patch"] as const;

/** The group of the marks, which has a group for each letter and nothing else. */
const marksGroup =
  /<g\b[^>]*\sid\s*=\s*["']marks["'][^>]*>\s*(?:<g\b[^>]*\sid\s*=\s*["']marks-[a-z]["'][^>]*>[^]*?<\/g>\s*)*<\/g>/;

/** The groups whose id is as `id` describes it, each with the letter at its end, its opening tag and its content. Such a group has no groups in it. */
export const groupsOf = (id: string, svg: string) =>
  Array.from(
    svg.matchAll(new RegExp(`(<g\\b[^>]*\\sid\\s*=\\s*["']${id}["'][^>]*>)([^]*?)</g>`, "g")),
    ([, tag = "", letter = "", inside = ""]) => ({ letter, tag, inside }),
  );

/** The opening tags of the shapes in a group. */
export const shapesIn = (inside: string): string[] => inside.match(/<[a-z][^>]*>/g) ?? [];

/** How many marks of each kind a letter has. */
const marksIn = (drawn: string) =>
  groupsOf("marks-([a-z])", drawn).map(({ letter, inside }) => {
    const kinds = shapesIn(inside).map((shape) => attribute(shape, "data-mark"));
    const countOf = (kind: string) => kinds.filter((each) => each === kind).length;
    return {
      letter: letter.toUpperCase(),
      ...Object.fromEntries(markKinds.map((kind) => [kind, countOf(kind)])),
    };
  });

/** The section drawing as two files: one that every page may show, and one with the marks, which few visitors ask for; undefined without marks. */
export function withoutMarks(file: string): { drawing: string; marks: string | undefined } {
  const svg = withoutComments(file);
  const group = marksGroup.exec(svg)?.[0];
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  return {
    drawing: svg.replace(marksGroup, ""),
    marks: group && `${root}${group}</svg>`,
  };
}

/** `svg` with its comments blanked out; line numbers stay the same. */
export const withoutComments = (svg: string): string =>
  svg.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, " "));

/** The first circle of each letter's group; a group without a circle is not a letter. */
const keysIn = (svg: string): { letter: string; x: number; y: number }[] =>
  groupsOf("key-([A-Z])", svg).flatMap(({ letter, inside }) => {
    const circle = /<circle\b[^>]*>/.exec(inside)?.[0] ?? "";
    const [x = NaN, y = NaN] = ["cx", "cy"].map((name) =>
      Number(attribute(circle, name) ?? NaN),
    );
    return Number.isFinite(x) && Number.isFinite(y) ? [{ letter, x, y }] : [];
  });

/** The value of an attribute of the element whose opening tag is `tag`. */
export const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
