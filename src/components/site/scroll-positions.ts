/**
 * Leaves it to Gatsby to bring back scroll positions while the site is open. The browser would do it before the page is there, held by the
 * height of the one that is left, and Gatsby would keep that as the visitor's own place. Documents that are loaded anew are the
 * browser's again, whose scripts come late.
 */
export function keepScrollPositions(): void {
  const manual = () => {
    window.history.scrollRestoration = "manual";
  };
  manual();
  window.addEventListener("pageshow", manual);
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto";
  });
}

/** What a step in the history tells of where it leads, as Gatsby says it; its types leave out the action. */
export interface Step {
  pathname: string;
  search: string;
  hash: string;
  /** "PUSH" where Gatsby has gone there; whether it is said where the browser has, depends on the order of listeners. */
  action?: string;
}

/** Where the visitor was on the page, in CSS pixels, is kept by the entry of the history that was left for a place further down. */
interface Left {
  left?: number;
}

/**
 * To be called before the browser follows a link to a place on the page that is shown. Gatsby keeps one position for all entries that
 * the browser has made on a page, and the way back would lead to the place again.
 */
export function leaveForPlace(): void {
  const state: Left = { ...(window.history.state as object | null), left: window.scrollY };
  window.history.replaceState(state, "");
}

/** true where the browser has gone from one place of a page to another, by a link, back or forward. */
export const staysOnPage = (from: Step | undefined, to: Step): boolean =>
  to.action !== "PUSH" &&
  from?.pathname === to.pathname &&
  from.search === to.search &&
  from.hash !== to.hash;

/** After such a step: shows what was seen there before, or else the place that the address names. */
export function showPlace({ hash }: Step): void {
  const { left } = (window.history.state as Left | null) ?? {};
  if (left === undefined) document.getElementById(decodeURI(hash.slice(1)))?.scrollIntoView();
  else window.scrollTo({ top: left, behavior: "instant" });
}
