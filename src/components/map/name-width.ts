/** Widths of letters of the text font at its medium weight, in em, as groups of like letters; measured in a browser, rounded up. */
const groups: readonly [RegExp, number][] = [
  [/[ijl’'.,]/, 0.25],
  [/[ftrI ]/, 0.36],
  [/[mwMW]/, 0.87],
  [/[A-Z]/, 0.68],
];

/** How wide a name is, in em; a little more rather than less. */
export function nameWidth(name: string): number {
  const widths = [...name].map(
    (letter) => groups.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.57,
  );
  return Math.round(widths.reduce((sum, width) => sum + width, 0) * 100) / 100;
}
