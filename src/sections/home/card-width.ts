import type { CSSProperties } from "react";

/**
 * The widths of cards for each number of cards, in columns of a grid of twelve, so that all rows are full: 6 + 3 + 3, then 3 + 3 + 6. More than
 * eight cards are four in a row.
 */
const widths = [
  [12],
  [6, 6],
  [6, 3, 3],
  [7, 5, 5, 7],
  [6, 3, 3, 6, 6],
  [6, 3, 3, 3, 3, 6],
  [6, 3, 3, 3, 3, 3, 3],
  [6, 3, 3, 6, 6, 3, 3, 6],
];

/**
 * Returns the style `--span` of the card at `index` of `count`; nothing for three columns, which is the style sheet's default (decision 35).
 */
export function cardWidth(count: number, index: number): CSSProperties | undefined {
  const span = widths[count - 1]?.[index] ?? 3;
  return span === 3 ? undefined : ({ "--span": span } as CSSProperties);
}
