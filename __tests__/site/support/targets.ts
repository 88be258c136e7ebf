/** Target sizes: 44 px for touch on buttons, menus, filters and lists of links, 24 px for all others (WCAG 2.5.8). */
import type { Page } from "playwright-core";

/** Targets of `page` that are too small, with their sizes. `coarse` is true for touch screens. */
export function smallTargets(page: Page, coarse: boolean): Promise<string[]> {
  return page.evaluate((touched) => {
    const text = (element: Element | null) => (element?.textContent ?? "").trim();
    /** The clickable box: the element's own, or that of a pseudo-element that covers more. */
    const boxOf = (element: Element) => {
      for (const part of ["::before", "::after"]) {
        const { content, position, top, left } = getComputedStyle(element, part);
        if (content === "none" || position !== "absolute") continue;
        const [over, beside] = [parseFloat(top), parseFloat(left)];
        const own = getComputedStyle(element).position !== "static";
        const within = own ? element : (element as HTMLElement).offsetParent;
        // Covers the whole element. Pseudo-elements such as underlines or dots do not.
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
    /** Links in sentences are exempt by the criterion, and so are places on maps, which are also in a list. */
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
