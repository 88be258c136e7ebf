/** The focused element is never hidden by the header or the bar for phones (WCAG 2.2, 2.4.11). Presses Tab through every kind of page. */
import type { Page } from "playwright-core";
import { kinds } from "../support/kinds";
import { hydrated, openPage } from "../support/page";

/** The focused element, which it marks, and whether it is hidden; undefined if nothing on the page has focus, or an element with that mark. */
const look = (page: Page, mark: string) =>
  page.evaluate((mark) => {
    const element = document.activeElement;
    if (!element || element === document.body || Reflect.has(element, mark)) return undefined;
    Reflect.set(element, mark, true);
    const box = element.getBoundingClientRect();
    const name = `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
    /** The parts that cover the element: the height that each covers, and the part's own height. */
    const covered = [...document.querySelectorAll("header, [data-thumb-bar]")]
      .filter((cover) => !cover.contains(element))
      .flatMap((cover) => {
        const over = cover.getBoundingClientRect();
        const top = Math.max(over.top, box.top);
        const bottom = Math.min(over.bottom, box.bottom);
        if (bottom - top <= 1) return [];
        const at = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2);
        return at && cover.contains(at) ? [{ height: bottom - top, cover: over.height }] : [];
      });
    const sum = (of: "height" | "cover") => covered.reduce((all, part) => all + part[of], 0);
    const away = box.bottom <= 0 || box.top >= window.innerHeight;
    // An element taller than the free space may be partly covered, and a place on the map may be cut off by its edge.
    const partly = box.height > window.innerHeight - sum("cover") || element.closest("svg");
    // The map is another site's document, which shows its own focus.
    if (element.matches("object")) return { name, hidden: false };
    return { name, hidden: away || sum("height") >= (partly ? box.height : 1) };
  }, mark);

/**
 * Presses `key`, and returns the next focused element; undefined after the last one. Presses it a second time if nothing has focus: content
 * that arrives may take the focus away, as the street map's document does in Chromium, and the key then continues from the same place.
 */
const next = async (page: Page, key: string, width: number) =>
  (await press(page, key, width)) ?? press(page, key, width);

async function press(page: Page, key: string, width: number) {
  await page.keyboard.press(key);
  return look(page, `had focus by ${key} at ${width} px`);
}

test.each(kinds)("hides no focused element on %s", async (path) => {
  const { page } = await openPage(path, { warm: true });
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  for (const { keys, ...viewport } of [
    { width: 390, height: 844, keys: ["Tab", "Shift+Tab"] },
    // Without the bar, only the header covers anything: what is scrolled into view at the top, which is on the way back.
    { width: 1280, height: 800, keys: ["Shift+Tab"] },
  ]) {
    await page.setViewportSize(viewport);
    const covered: string[] = [];
    let stops = 0;
    for (const key of keys) {
      const go = () => next(page, key, viewport.width);
      for (let stop = await go(); stop; stop = await go()) {
        stops += 1;
        if (stop.hidden) covered.push(`${key}: ${stop.name}`);
      }
    }
    expect({ viewport, covered }).toEqual({ viewport, covered: [] });
    expect(stops).toBeGreaterThan(30);
  }
});
