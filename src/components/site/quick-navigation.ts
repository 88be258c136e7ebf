import { addressOf, isShown, pageName, pageOf } from "./page-of";
import { plainClick } from "./plain-click";
import { allowed, load, sure } from "./prepare-links";
import { leaveForPlace } from "./scroll-positions";

/**
 * Lets every link to a page of this site go the quick way, in texts and drawings too, where a Link of Gatsby's could not stand. Links are
 * the browser's own throughout: each of Gatsby's is seven components, which React would have to hydrate and to render anew for every
 * page. What a page needs is asked for as soon as a mouse comes to its link or the link is pressed, before that becomes a click.
 */
export function quickNavigation(): void {
  const prepare = (event: MouseEvent) => {
    const link = pressed(event);
    const page = link?.matches(sure) ? pageOf(link) : undefined;
    if (page !== undefined) void load(page);
  };
  document.addEventListener("pointerdown", prepare);
  document.addEventListener("mouseover", (event) => {
    if (allowed()) prepare(event);
  });
  document.addEventListener("click", (event) => {
    // Whoever answers a click by itself has said so.
    const link = event.defaultPrevented ? undefined : pressed(event);
    const address = link && addressOf(link);
    if (!address || !window.___navigate) return;
    const shown = isShown(address);
    // A place on the page that is shown is found by the browser, which moves the beginning of Tab there, too.
    if (shown && link.getAttribute("href")?.includes("#")) {
      leaveForPlace();
      return;
    }
    event.preventDefault();
    // To the page that is shown: to its top, and no step for the way back.
    window.___navigate(pageName(address) + address.hash, { replace: shown });
  });
}

/** The link that the press is meant for; undefined where the browser does something else with it. */
const pressed = (event: MouseEvent): Element | undefined =>
  (plainClick(event) && event.target instanceof Element && event.target.closest("a[href]")) ||
  undefined;
