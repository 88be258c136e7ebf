import { clientNavigation } from "./client-navigation";
import { replayEarlyClicks } from "./replay-early-clicks";
import { keepScrollPositions } from "./scroll-positions";

/** Starts the browser code outside of components, after hydration. */
export function afterHydration(): void {
  document.documentElement.dataset.hydrated = "true";
  keepScrollPositions();
  clientNavigation();
  replayEarlyClicks();
  // Gatsby saves the scroll position from the next scroll event on; the visitor may have scrolled before.
  window.dispatchEvent(new Event("scroll"));
}
