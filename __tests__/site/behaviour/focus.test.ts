/** The focused element is never hidden by the header or the bar for phones (WCAG 2.2, 2.4.11). Presses Tab through every kind of page. */
import type { Page } from "playwright-core";
import { kinds } from "../support/kinds";
import { hydrated, openPage, quiet, type OpenPage } from "../support/page";

/** The focused element and whether it is hidden; undefined if the browser's own controls have focus. */
const look = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
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
  });

/**
 * Presses `key`, and returns the next focused element; undefined after the last one. If content that arrives takes the focus away, the next
 * press continues from the same place; after the last element, it starts anew with elements that had focus before.
 */
async function next(page: Page, key: string) {
  for (let press = 0; press < 2; press += 1) {
    await page.keyboard.press(key);
    const stop = await look(page);
    if (stop) return (await isNew(page, key)) ? stop : undefined;
  }
  return undefined;
}

/** Whether the focused element has focus for the first time by this key. Marks it. */
const isNew = (page: Page, key: string) =>
  page.evaluate((mark) => {
    const element = document.activeElement;
    if (!element || Reflect.has(element, mark)) return false;
    return Reflect.set(element, mark, true);
  }, `had focus by ${key}`);

/** Loads the street map before it has focus: Chromium takes the focus away from a map whose document arrives. Ends at the page's top. */
async function loadStreets(opened: OpenPage): Promise<void> {
  await opened.page.locator("#place").scrollIntoViewIfNeeded();
  await opened.page.locator("main object").waitFor({ state: "attached" });
  await quiet(opened);
  await opened.page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

test.each(kinds)("hides no focused element on %s", async (path) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const opened = await openPage(path, { viewport });
    const { page } = opened;
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    if (path === "/contact") await loadStreets(opened);
    const covered: string[] = [];
    let stops = 0;
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let stop = await next(page, key); stop; stop = await next(page, key)) {
        stops += 1;
        if (stop.hidden) covered.push(`${key}: ${stop.name}`);
      }
    }
    expect({ viewport, covered }).toEqual({ viewport, covered: [] });
    expect(stops).toBeGreaterThan(30);
  }
});
