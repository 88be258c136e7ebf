/** Loss on narrow screens and under zoom (WCAG 2.2, 1.4.10). */
import type { Page } from "playwright-core";

/** What cannot be read in `page` without scrolling sideways, or at all: that it is too wide, and texts that are cut off. */
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
      // The criterion excepts tables; a video's words are for browsers that cannot show it. Labels of maps and drawings bleed with their picture; words for those who listen stand in one pixel.
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
        // What scrolls by itself loses nothing.
        if (/auto|scroll/.test(overflowX + overflowY) && around !== document.documentElement)
          box = undefined;
        else if (/hidden|clip/.test(overflowX + overflowY)) {
          const { left, right, top, bottom } = around.getBoundingClientRect();
          const cut =
            (overflowX !== "visible" && (box.left < left - 2 || box.right > right + 2)) ||
            (overflowY !== "visible" && (box.top < top - 4 || box.bottom > bottom + 4));
          // An ellipsis owns up to what it leaves out.
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
