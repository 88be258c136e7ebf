/** The focused element is never hidden by the header or the bar for phones (WCAG 2.2, 2.4.11). Presses Tab through every kind of page. */
import type { Page } from "playwright-core";
import { kinds } from "../support/kinds";
import { hydrated, openPage } from "../support/page";

interface Stop {
  name: string;
  hidden: boolean;
}

interface Notes {
  /** Every element that had focus, once. */
  stops: Stop[];
  /** The number of keys since the last new one. */
  idle: number;
}

/**
 * Runs in the page: from now on, notes the focused element before each key but the first, in `notes`. The page does it itself because
 * a call after each key takes longer.
 */
function noteFocus() {
  const seen = new Set<Element>();
  const notes: Notes = { stops: [], idle: -1 };
  Reflect.set(window, "notes", notes);
  const look = (element: Element): Stop => {
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
  };
  const note = () => {
    if (Reflect.get(window, "notes") !== notes) return;
    notes.idle += 1;
    const element = document.activeElement;
    if (notes.idle === 0 || !element || element === document.body || seen.has(element)) return;
    seen.add(element);
    notes.stops.push(look(element));
    notes.idle = 0;
  };
  window.addEventListener("keydown", ({ key }) => key === "Tab" && note(), true);
}

/**
 * Presses `key` until no other element gets focus, and returns those that did. Not until nothing has focus once: content that arrives may take
 * the focus away, as the street map's document does in Chromium, and the key then continues from the same place.
 */
async function focusedBy(page: Page, key: string): Promise<Stop[]> {
  await page.evaluate(noteFocus);
  for (let presses = 0; presses < 1000; presses += 10) {
    for (let press = 0; press < 10; press += 1) await page.keyboard.press(key);
    const { stops, idle } = await page.evaluate<Notes>("notes");
    if (idle > 2) return stops;
  }
  throw new Error(`${key} does not come to an end.`);
}

test.each(kinds)("hides no focused element on %s", async (path) => {
  const { page } = await openPage(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  for (const { keys, ...viewport } of [
    { width: 390, height: 844, keys: ["Tab", "Shift+Tab"] },
    // Without the bar, only the header covers anything: what is scrolled into view at the top, which is on the way back.
    { width: 1280, height: 800, keys: ["Shift+Tab"] },
  ]) {
    await page.setViewportSize(viewport);
    const covered: string[] = [];
    let count = 0;
    for (const key of keys) {
      const stops = await focusedBy(page, key);
      count += stops.length;
      covered.push(
        ...stops.filter(({ hidden }) => hidden).map(({ name }) => `${key}: ${name}`),
      );
    }
    expect({ viewport, covered }).toEqual({ viewport, covered: [] });
    expect(count).toBeGreaterThan(30);
  }
});
