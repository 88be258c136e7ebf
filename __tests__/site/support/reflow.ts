/** Finds text that is lost on narrow screens, with zoom or with large letters (WCAG 2.2, 1.4.4 and 1.4.10). */
import type { Page } from "playwright-core";

/** Texts in `page` that are cut off or leave their section, and horizontal overflow of the page. */
export function losses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const wide = document.documentElement.scrollWidth;
    const lost = wide > room ? [`The page is ${wide} wide on a screen of ${room}.`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim().slice(0, 40);
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      // Tables are exempt by the criterion; labels of maps and drawings end at the picture's edge; text for screen readers is one pixel wide.
      const exempt = "svg, table, video, [aria-hidden='true'], noscript, script, style";
      if (element.closest(exempt) || element.offsetWidth <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // The box of a letter is higher than its line in large type.
      const leading = Math.max(4, parseFloat(getComputedStyle(element).fontSize) / 5);
      let reachable = false;
      for (let around: Element | null = element; around && !reachable;) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
        const { left, right, top, bottom } = around.getBoundingClientRect();
        // The content of a scroll container can be scrolled to, and an ellipsis says that there is more.
        const scrolls =
          /auto|scroll/.test(overflowX + overflowY) && around !== document.documentElement;
        const cut =
          (/hidden|clip/.test(overflowX) && (box.left < left - 2 || box.right > right + 2)) ||
          (/hidden|clip/.test(overflowY) &&
            (box.top < top - leading || box.bottom > bottom + leading));
        reachable = scrolls || cut;
        if (cut && !scrolls && textOverflow !== "ellipsis") lost.push(`“${text}” is cut off.`);
        around = around.parentElement;
      }
      if (!reachable && (box.left < -2 || box.right > room + 2))
        lost.push(`“${text}” overflows the screen.`);
      const section = element.closest("main section")?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      // A section with display: contents has no box, and some let the space above and below a line overhang.
      if (!reachable && section && section.height > 0)
        if (top < section.top - leading || bottom > section.bottom + leading)
          lost.push(`“${text}” leaves its section.`);
    }
    return lost;
  });
}

/** Texts in the header that overlap or leave it, and texts of the page that it covers. The page must be at its top. */
export function headerLosses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector("header");
    const bounds = header?.getBoundingClientRect();
    if (!header || !bounds) return ["There is no header."];
    const parts = [...header.querySelectorAll<HTMLElement>("a, button, summary, span")]
      .filter((part) => part.childElementCount === 0 && part.textContent?.trim())
      .filter((part) => part.checkVisibility() && part.offsetWidth > 1)
      .map((part) => ({ text: part.textContent?.trim(), box: part.getBoundingClientRect() }));
    const outside = parts
      .filter(({ box }) => box.left < 0 || box.right > innerWidth)
      .concat(
        parts.filter(({ box }) => box.top < bounds.top - 1 || box.bottom > bounds.bottom + 1),
      )
      .map(({ text }) => `“${text}” leaves the header.`);
    const overlapping = parts.flatMap(({ text, box }, index) =>
      parts
        .slice(index + 1)
        .filter(({ box: other }) => box.left < other.right - 2 && other.left < box.right - 2)
        .filter(({ box: other }) => box.top < other.bottom - 6 && other.top < box.bottom - 6)
        .map((other) => `“${text}” and “${other.text}” of the header overlap.`),
    );
    const covered = [...document.querySelectorAll("h1, main section:first-of-type p")]
      .filter((part) => part.getBoundingClientRect().top < bounds.bottom - 1)
      .map((part) => `“${part.textContent?.slice(0, 40)}” begins under the header.`);
    return [...outside, ...overlapping, ...covered];
  });
}
