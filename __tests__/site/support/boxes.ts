/** The boxes and styles of elements on the screen, and text that is lost on narrow screens, with zoom or with large letters (WCAG 2.2, 1.4.4 and 1.4.10). */
import type { Locator, Page } from "playwright-core";
import { until } from "../../support/until";

/** The box of `part` in the window. Throws if it is not visible. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is not visible.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Waits until `part` is on the screen in its whole width, such as a link in a row that scrolls. */
export const isInView = (part: Locator) =>
  until(async () => {
    const { x, right } = await boxOf(part);
    return x >= 0 && right <= (part.page().viewportSize()?.width ?? 0);
  });

/** The computed value of a property of the first match of `part`, or of its pseudo-element. */
export const styleOf = (part: Locator, property: string, pseudo?: string): Promise<string> =>
  part
    .first()
    .evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);

/** The boxes of all visible matches of `parts`, without those for screen readers alone. */
export const boxesOf = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.clientWidth !== 1)
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
        return { name: name.trim().slice(0, 40) || element.tagName, left, right, top, bottom };
      }),
  );

/** Pairs of boxes that overlap by more than a pixel across and `height` pixels in height, such as the space above letters. */
export function overlaps(boxes: Awaited<ReturnType<typeof boxesOf>>, height = 1): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > height,
      )
      .map((other) => `${one.name} lies over ${other.name}`),
  );
}

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
export async function headerLosses(page: Page): Promise<string[]> {
  const element = page.locator("header").first();
  const [header] = await boxesOf(element);
  if (!header) return ["There is no header."];
  const words = element.locator(":is(a, button, summary, span):not(:has(*))");
  const parts = await boxesOf(words.filter({ hasText: /\S/ }));
  const outside = parts.filter(
    ({ left, right, top, bottom }) =>
      left < header.left ||
      right > header.right ||
      top < header.top - 1 ||
      bottom > header.bottom + 1,
  );
  const texts = await boxesOf(page.locator("h1, main section:first-of-type p"));
  const covered = texts.filter(({ top }) => top < header.bottom - 1);
  return [
    ...outside.map(({ name }) => `${name} leaves the header`),
    ...overlaps(parts, 6),
    ...covered.map(({ name }) => `${name} begins under the header`),
  ];
}
