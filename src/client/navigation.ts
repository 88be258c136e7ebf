/**
 * Client navigation by plain `<a href>`, also in texts and drawings, where Gatsby's Link cannot be used: it consists of seven components, which
 * React would have to hydrate and render for every page.
 */
import { parseUrl } from "../domain/text";
import { saveScroll } from "./scroll";

/** The fields of mouse and pointer events, also React's, that decide what a click on a link does. */
type Press = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** false with a modifier key or another button: the browser then opens a new tab, or saves the link. */
export const plainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** How many links have been followed: only the last one leads somewhere. */
let followed = 0;

/** Turns clicks on links to pages of this site into client navigations. */
export function startNavigation(): void {
  document.addEventListener("click", (event) => {
    const link = event.defaultPrevented ? undefined : linkOf(event);
    const address = link && addressOf(link);
    if (!address || !window.___loader) return;
    const current = isCurrent(address);
    // The browser scrolls to a fragment of the current page, and moves the starting point of Tab there.
    if (current && link.getAttribute("href")?.includes("#")) {
      saveScroll();
      return;
    }
    event.preventDefault();
    const page = pageName(address);
    const number = ++followed;
    const { pathname } = window.location;
    const go = () => {
      if (number === followed && pathname === window.location.pathname)
        // A link to the current page scrolls to its top, without a history entry.
        window.___navigate?.(page + address.hash, { replace: current });
    };
    // Gatsby would go to a page whose data arrive late, although the visitor has gone elsewhere in the meantime.
    void window.___loader?.loadPage(page).then(go, go);
  });
}

/** The link of a plain click; undefined if the browser does something else with the event. */
export const linkOf = (event: MouseEvent): Element | undefined =>
  (plainClick(event) && event.target instanceof Element && event.target.closest("a[href]")) ||
  undefined;

/** The key in Gatsby's loader of the other page of this site that `link` leads to; undefined if there is none. */
export function pageOf(link: Element): string | undefined {
  const address = addressOf(link);
  return address && !isCurrent(address) ? pageName(address) : undefined;
}

/**
 * The address of the page of this site that `link` leads to; undefined for another site, a file, a download and another window.
 * @param link `<a href>` of HTML or SVG.
 */
function addressOf(link: Element): URL | undefined {
  const target = link.getAttribute("target") ?? "_self";
  if (target !== "_self" || link.hasAttribute("download")) return undefined;
  const address = parseUrl(link.getAttribute("href") ?? "", document.baseURI);
  const isFile = address && /\.[^/]*$/.test(address.pathname);
  return address?.origin === window.location.origin && !isFile ? address : undefined;
}

/** true if `address` is that of the current page, with or without a fragment. */
const isCurrent = ({ pathname, search }: URL): boolean =>
  pathname === window.location.pathname && search === window.location.search;

/** The key of `address` in Gatsby's loader: path and query, without a trailing slash. */
const pageName = ({ pathname, search }: URL): string =>
  pathname.replace(/(.)\/$/, "$1") + search;

/** Moves the focus to the main part of another page, so that screen readers and Tab continue there (WCAG 2.4.3). Gatsby focuses the whole page. */
export function focusMainOfNewPage(from: Location | null | undefined, to: Location): void {
  if (!from || from.pathname === to.pathname) return;
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener(
      "focus",
      () => document.getElementById("main")?.focus({ preventScroll: true }),
      { once: true },
    );
}

/**
 * Forces a style flush before focus() on an element that was inert until now. WebKit's focus() does not do so while a stylesheet is loading,
 * such as that of a prefetched page, and leaves the focus where it is.
 */
export function flushStyles(element: Element): void {
  element.getBoundingClientRect();
}
