/** Index computations for the carousel's window (spec, section 4). */

/** Projects that are shown at once. */
export const shownAtOnce = 4;
/** Time between two automatic moves, in ms. */
export const interval = 5000;

/** true if there are more projects than the window shows: only then there are buttons and rotation. */
export const moves = (count: number): boolean => count > shownAtOnce;

/** The window's start index after moving `steps` from `first`, wrapping in both directions. */
export function moved(first: number, steps: number, count: number): number {
  return count === 0 ? 0 : (((first + steps) % count) + count) % count;
}

/** The indices in the window, wrapping; fewer if there are fewer projects. */
export function inWindow(first: number, count: number): number[] {
  return Array.from({ length: Math.min(shownAtOnce, count) }, (_, offset) =>
    moved(first, offset, count),
  );
}
