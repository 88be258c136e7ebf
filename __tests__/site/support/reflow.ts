/** Finds text that is lost on narrow screens and with zoom (WCAG 2.2, 1.4.10). */
import type { Page } from "playwright-core";

/** Texts in `page` that are cut off, and horizontal overflow of the page. */
export function losses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const wide = document.documentElement.scrollWidth;
    const lost = wide > room ? [`The page is ${wide} wide on a screen of ${room}.`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (
        !element?.checkVisibility({ visibilityProperty: true }) ||
        !walker.currentNode.textContent?.trim()
      )
        continue;
      // Excludes tables (the criterion exempts them), fallback texts of videos, labels of maps and drawings (cut off at the picture's edge),
      // and text for screen readers, which is one pixel wide.
      if (
        element.closest("svg, table, video, [aria-hidden='true'], noscript, script, style") ||
        element.offsetWidth <= 1
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      let box: { left: number; right: number; top: number; bottom: number } | undefined =
        range.getBoundingClientRect();
      for (let around: Element | null = element; around && box; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        // Content of a scroll container can be scrolled to.
        if (/auto|scroll/.test(overflowX + overflowY) && around !== document.documentElement)
          box = undefined;
        else if (/hidden|clip/.test(overflowX + overflowY)) {
          const { left, right, top, bottom } = around.getBoundingClientRect();
          const cut =
            (overflowX !== "visible" && (box.left < left - 2 || box.right > right + 2)) ||
            (overflowY !== "visible" && (box.top < top - 4 || box.bottom > bottom + 4));
          // An ellipsis shows that text is cut off.
          if (cut && getComputedStyle(around).textOverflow === "ellipsis") box = undefined;
          else if (cut) {
            lost.push(`“${walker.currentNode.textContent.trim().slice(0, 40)}” is cut off.`);
            box = undefined;
          }
        }
      }
      if (box && (box.left < -2 || box.right > room + 2))
        lost.push(`“${walker.currentNode.textContent.trim().slice(0, 40)}” overflows.`);
    }
    return lost;
  });
}
