/** What Tab stops at in `popover`; the links of a closed group are not there. */
const stopsOf = (popover: HTMLElement) =>
  [...popover.querySelectorAll<HTMLElement>("a, button, summary")].filter((stop) =>
    stop.checkVisibility(),
  );

/**
 * Leads Tab from the last stop of an open popover to its first, and back. Browsers reach a popover from the button that opened it: with
 * that inert, nothing would lead in again.
 * @returns ends it.
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
