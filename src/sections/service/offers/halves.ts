/**
 * How many of `count` cards, the first ones, take half a row each; the others take a third. So no card is left alone in a row, for
 * any count from two up.
 */
export function halves(count: number): number {
  const rest = count % 3;
  if (rest === 0) return 0;
  return rest === 2 ? 2 : Math.min(4, count);
}
