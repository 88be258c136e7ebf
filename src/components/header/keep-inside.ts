/** The tab stops in `popover`, without the links of a closed group. */
const stopsOf = (popover: HTMLElement) =>
  [...popover.querySelectorAll<HTMLElement>("a, button, summary")].filter(
    (stop) =>
      // Not checkVisibility(), which Safari before 17.4 lacks.
      stop.getClientRects().length > 0 &&
      !stop.matches("details:not([open]) > :not(summary) *"),
  );

/**
 * Moves focus from the last tab stop of an open popover to its first, and back. Browsers put a popover's tab stops after the button that
 * opened it; since that button is inert, Tab would not return to the popover.
 * @returns a function that ends this.
 */
export function keepInside(popover: HTMLElement): () => void {
  const lead = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || !popover.matches(":popover-open")) return;
    const stops = stopsOf(popover);
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const at = document.activeElement;
    if (at !== from && popover.contains(at)) return;
    event.preventDefault();
    to?.focus();
  };
  document.addEventListener("keydown", lead);
  return () => document.removeEventListener("keydown", lead);
}
