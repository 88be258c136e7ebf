import type { FocusEvent } from "react";

/** More than the width of the focus ring, in CSS pixels. */
const ring = 6;

/**
 * Scrolls a horizontal row until the element that got keyboard focus is completely visible: browsers stop when a part of it is. Scrolls
 * only the row: scrollIntoView would move the page too.
 */
export function followFocus({ currentTarget: row, target }: FocusEvent<HTMLElement>) {
  if (!target.matches(":focus-visible")) return;
  const room = row.getBoundingClientRect();
  const { left, right } = target.getBoundingClientRect();
  const before = left - ring - room.left;
  const after = right + ring - room.right;
  if (before < 0 || after > 0)
    row.scrollBy({ left: before < 0 ? before : Math.min(after, before), behavior: "instant" });
}

/** Scrolls a horizontal row, which must be positioned, until the chosen or current element is in its middle; only the row, as followFocus does. */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-current]');
  if (row && chosen)
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
