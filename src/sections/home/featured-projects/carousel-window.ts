/** The arithmetic of the carousel's window (spec, section 4). */

/** Projects that are shown at once. */
export const shownAtOnce = 4;
/** Time until the window moves by one, in ms. */
export const interval = 5000;

/** true where there is something to move: buttons show and the window rotates. */
export const moves = (count: number): boolean => count > shownAtOnce;

/** The index that the window starts at after `steps` from `first`, wrapping both ways. */
export function moved(first: number, steps: number, count: number): number {
  return count === 0 ? 0 : (((first + steps) % count) + count) % count;
}

/** The indices in the window, from its start, wrapping; fewer where fewer exist. */
export function inWindow(first: number, count: number): number[] {
  return Array.from({ length: Math.min(shownAtOnce, count) }, (_, offset) =>
    moved(first, offset, count),
  );
}
