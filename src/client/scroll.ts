import { decodeAddress } from "../domain/text";

/**
 * Lets Gatsby restore scroll positions during client navigations. The browser would restore them before the page is rendered, limited by the
 * height of the previous page, and Gatsby would save the wrong position. When a document is loaded, the browser restores the position,
 * because the scripts run late. Steps between fragments of a page are restored here, at once: Gatsby waits for the next frame and then
 * compares two addresses, so that two quick steps would cancel each other.
 */
export function manageScrollRestoration(): void {
  const manual = () => {
    window.history.scrollRestoration = "manual";
  };
  manual();
  window.addEventListener("pageshow", manual);
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto";
  });
  window.addEventListener("popstate", () => {
    if (withoutHash(window.location) === rendered) restoreScroll();
  });
}

/** Path and query of the page that is rendered, which during a navigation are not yet those of the window. */
let rendered: string | undefined;

const withoutHash = ({ pathname, search }: RouterLocation) => pathname + search;

/** The element that a fragment names. */
const elementOf = (hash: string) => document.getElementById(decodeAddress(hash.slice(1)));

/** To be called when the page of `location` is rendered. */
export function pageRendered(location: RouterLocation): void {
  rendered = withoutHash(location);
  updateTarget();
}

/**
 * Makes the element that the fragment names match :target, from which the section drawing takes its letter. Only a navigation of the browser's own
 * does so, and not one by the History API. This one changes neither the history entry nor the scroll position.
 */
function updateTarget(): void {
  const { hash } = window.location;
  const target = elementOf(hash);
  if (!target || target.matches(":target")) return;
  const state: unknown = window.history.state;
  const top = window.scrollY;
  try {
    window.location.replace(hash);
    window.history.replaceState(state, "");
  } catch {
    // As above. The drawing then shows its first letter.
  }
  window.scrollTo({ top, behavior: "instant" });
}

/** A location of Gatsby's router, with the action that the router's types lack. */
export interface RouterLocation extends Pick<Location, "pathname" | "search" | "hash"> {
  /** "PUSH" if Gatsby navigated; after the browser's own navigation it depends on the order of listeners. Undefined for a loaded document. */
  action?: string;
}

/**
 * Saves the scroll position, in CSS pixels, in the state of the history entry, before the browser follows a link to a fragment of the current
 * page. Gatsby saves one position for all history entries that the browser makes on a page, so that Back would lead to the fragment again.
 */
export function saveScroll(): void {
  const entry = window.history.state as object | null;
  try {
    window.history.replaceState({ ...entry, savedScroll: window.scrollY }, "");
  } catch {
    // After 100 changes within ten seconds, Safari throws. Back then leads to the fragment.
  }
}

/** true if the browser itself went from one fragment of a page to another, by a link, Back or Forward. */
export const staysOnPage = (from: RouterLocation, to: RouterLocation): boolean =>
  to.action !== "PUSH" && withoutHash(from) === withoutHash(to);

/** After such a step, scrolls to the saved position, or else to the fragment. */
function restoreScroll(): void {
  const { savedScroll } = (window.history.state ?? {}) as { savedScroll?: number };
  if (savedScroll === undefined) elementOf(window.location.hash)?.scrollIntoView();
  else window.scrollTo({ top: savedScroll, behavior: "instant" });
}
