/** Widths of letters in the text font at medium weight, in em, in groups of similar letters; measured in a browser, rounded up. */
const groups: readonly [RegExp, number][] = [
  [/[ijl’'.,]/, 0.25],
  [/[ftrI ]/, 0.36],
  [/[mwMW]/, 0.87],
  [/[A-Z]/, 0.68],
];

/** The width of a name in em, rather too wide than too narrow. */
export function nameWidth(name: string): number {
  const widths = [...name].map(
    (letter) => groups.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.57,
  );
  return Math.round(widths.reduce((sum, width) => sum + width, 0) * 100) / 100;
}
