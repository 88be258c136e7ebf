/** The boxes of elements on the screen. */
import type { Locator } from "playwright-core";

export interface Box {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of all visible matches of `parts`, without those for screen readers alone. */
export const boxesOf = (parts: Locator): Promise<Box[]> =>
  parts.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.clientWidth !== 1)
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
        return { name: name.trim().slice(0, 40) || element.tagName, left, right, top, bottom };
      }),
  );

/** Pairs of boxes that overlap by more than a pixel across and `height` pixels in height, such as the space above letters. */
export function overlaps(boxes: readonly Box[], height = 1): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > height,
      )
      .map((other) => `${one.name} lies over ${other.name}`),
  );
}
