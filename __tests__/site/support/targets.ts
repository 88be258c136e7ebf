/** The sizes of what is pressed: 44 px for a finger on buttons, menus, filters and lists of links, 24 px for everything else (WCAG 2.5.8). */
import type { Page } from "playwright-core";

/** Every target of `page` that is smaller than it must be, with its size. `coarse` where the page is touched. */
export function smallTargets(page: Page, coarse: boolean): Promise<string[]> {
  return page.evaluate((touched) => {
    const text = (element: Element | null) => (element?.textContent ?? "").trim();
    /** The box that answers: the element's own, or that of a part of it that is spread over more. */
    const boxOf = (element: Element) => {
      for (const part of ["::before", "::after"]) {
        const { content, position, top, left } = getComputedStyle(element, part);
        if (content === "none" || position !== "absolute") continue;
        const [over, beside] = [parseFloat(top), parseFloat(left)];
        const own = getComputedStyle(element).position !== "static";
        const within = own ? element : (element as HTMLElement).offsetParent;
        // Spread over all of it; a line or a lamp beside the words is not.
        if (!within || over !== beside || over > 0) continue;
        const { width, height } = within.getBoundingClientRect();
        return { width: width - 2 * over, height: height - 2 * beside };
      }
      return element.getBoundingClientRect();
    };
    const needs = (element: Element) => {
      if (!touched) return 24;
      if (element.matches("button, summary, input, nav a, [data-quote]")) return 44;
      const item = element.closest("li");
      return item && text(item) === text(element) ? 44 : 24;
    };
    /** In a sentence the height of the line decides, and on a map the place: each place of it is in a list, too. */
    const exempt = (element: Element) => {
      if (element.closest("svg")) return true;
      const around = element.closest("p, li, dd, td, figcaption");
      const inline = getComputedStyle(element).display === "inline";
      return inline && text(around).length > text(element).length;
    };
    return [...document.querySelectorAll("a[href], button, summary, input, video")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !exempt(element))
      .flatMap((element) => {
        const { width, height } = boxOf(element);
        const needed = needs(element);
        if (width === 0 || Math.min(width, height) >= needed) return [];
        const name = element.getAttribute("aria-label") ?? text(element);
        return [`${name}: ${width.toFixed(1)} × ${height.toFixed(1)}, needs ${needed}`];
      });
  }, coarse);
}
