import { addressOf, isShown, pageName, pageOf } from "./page-of";
import { plainClick } from "./plain-click";
import { prefetchable, prefetchAllowed, prefetchPage } from "./prefetch";
import { leaveForPlace } from "./scroll-positions";

/**
 * Turns clicks on links to pages of this site into client navigations, also in texts and drawings, where Gatsby's Link cannot be used. All links
 * are plain `<a href>`: a Link consists of seven components, which React would have to hydrate and render for every page. A page is prefetched
 * on pointerdown, or when the mouse enters its link.
 */
export function clientNavigation(): void {
  const prefetch = (event: MouseEvent) => {
    const link = linkOf(event);
    const page = link?.matches(prefetchable) ? pageOf(link) : undefined;
    if (page !== undefined) void prefetchPage(page);
  };
  document.addEventListener("pointerdown", prefetch);
  document.addEventListener("mouseover", (event) => {
    if (prefetchAllowed()) prefetch(event);
  });
  document.addEventListener("click", (event) => {
    const link = event.defaultPrevented ? undefined : linkOf(event);
    const address = link && addressOf(link);
    if (!address || !window.___navigate) return;
    const shown = isShown(address);
    // The browser scrolls to a fragment of the current page, and moves the starting point of Tab there.
    if (shown && link.getAttribute("href")?.includes("#")) {
      leaveForPlace();
      return;
    }
    event.preventDefault();
    // A link to the current page scrolls to its top, without a history entry.
    window.___navigate(pageName(address) + address.hash, { replace: shown });
  });
}

/** The link of a plain click; undefined if the browser does something else with the event. */
const linkOf = (event: MouseEvent): Element | undefined =>
  (plainClick(event) && event.target instanceof Element && event.target.closest("a[href]")) ||
  undefined;
