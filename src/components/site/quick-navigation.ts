import { pageOf } from "./page-of";
import { plainClick } from "./plain-click";
import { load } from "./prepare-links";

/**
 * Lets every link to a page of this site go the quick way: those in texts and drawings, too, which are no Link of Gatsby's and would load
 * a whole document. What a page needs is asked for as soon as its link is pressed, before the press becomes a click.
 */
export function quickNavigation(): void {
  document.addEventListener("pointerdown", (event) => {
    const link = pressed(event);
    const page = link && pageOf(link);
    if (page !== undefined) void load(page);
  });
  document.addEventListener("click", (event) => {
    // Whoever answers a click by itself, as Gatsby's Link does, has said so.
    const link = event.defaultPrevented ? undefined : pressed(event);
    const page = link && pageOf(link);
    if (!link || page === undefined || !window.___navigate) return;
    event.preventDefault();
    window.___navigate(page + new URL(link.getAttribute("href") ?? "", document.baseURI).hash);
  });
}

/** The link that the press is meant for; undefined where the browser does something else with it. */
const pressed = (event: MouseEvent): Element | undefined =>
  (plainClick(event) && event.target instanceof Element && event.target.closest("a[href]")) ||
  undefined;
