/** The focused element is visible and never hidden by the header or the bar for phones (WCAG 2.2, 2.4.7 and 2.4.11). */
import type { Page } from "playwright-core";
import { kinds } from "./support/kinds";
import { hydrated, openPage } from "./support/page";
import { testAll } from "./support/test-all";

interface Stops {
  /** The number of elements that had focus. */
  count: number;
  /** The elements among them that were covered, or whose focus cannot be seen. */
  problems: string[];
  /** The number of keys since the last new one. */
  idle: number;
}

/** Runs in the page: from now on, checks the focused element before each Tab but the first. The page does it, because calls take longer. */
function watchFocus() {
  const seen = new Set<Element>();
  /** Elements whose mark was checked, which takes long: once for both directions and sizes. */
  const marked = (Reflect.get(window, "marked") ?? new Set()) as Set<Element>;
  Reflect.set(window, "marked", marked);
  const stops: Stops = { count: 0, problems: [], idle: -1 };
  Reflect.set(window, "stops", stops);
  /** The height of `element` that header and bar cover, and the height that they leave free. */
  const covered = (element: Element, box: DOMRect) => {
    let height = 0;
    let free = innerHeight;
    for (const cover of document.querySelectorAll("header, [data-thumb-bar]")) {
      const over = cover.getBoundingClientRect();
      const [top, bottom] = [Math.max(over.top, box.top), Math.min(over.bottom, box.bottom)];
      if (cover.contains(element) || bottom - top <= 1) continue;
      const hit = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2);
      if (!hit || !cover.contains(hit)) continue;
      height += bottom - top;
      free -= over.height;
    }
    return { height, free };
  };
  const isHidden = (element: Element) => {
    const box = element.getBoundingClientRect();
    const { height, free } = covered(element, box);
    if (box.bottom <= 0 || box.top >= innerHeight) return true;
    // An element taller than the free space may be partly covered, and a town on the map may be cut off by its edge.
    const partly = box.height > free || element.closest("svg") !== null;
    return height >= (partly ? box.height : 1);
  };
  /** Whether the element, or what contains it, is drawn in another way than without focus. */
  const isUnmarked = (element: Element) => {
    const look = (each: Element) =>
      ["", "::before", "::after"]
        .map((part) => getComputedStyle(each, part || undefined))
        .map(({ outline, border, content, boxShadow, stroke, fill }) =>
          [outline, border, content, boxShadow, stroke, fill].join(),
        )
        .join();
    const around = [
      element,
      element.parentElement ?? element,
      ...element.querySelectorAll("*"),
    ];
    const focused = around.map(look).join();
    (element as HTMLElement).blur();
    const plain = around.map(look).join();
    (element as HTMLElement).focus({ preventScroll: true });
    return focused === plain;
  };
  const check = () => {
    if (Reflect.get(window, "stops") !== stops) return;
    stops.idle += 1;
    const element = document.activeElement;
    if (stops.idle === 0 || !element || element === document.body || seen.has(element)) return;
    seen.add(element);
    stops.idle = 0;
    stops.count += 1;
    // The map is another site's document, which shows its own focus.
    if (element.matches("object")) return;
    const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    if (isHidden(element)) stops.problems.push(`${name} is hidden`);
    if (marked.has(element)) return;
    marked.add(element);
    if (isUnmarked(element)) stops.problems.push(`${name} does not show its focus`);
  };
  window.addEventListener("keydown", ({ key }) => key === "Tab" && check(), true);
}

/** Presses `key` until no other element gets focus. Not until nothing has focus: content that arrives may take it away for a moment. */
async function pressThrough(page: Page, key: string): Promise<Stops> {
  await page.evaluate(watchFocus);
  for (let presses = 0; presses < 1000; presses += 10) {
    for (let press = 0; press < 10; press += 1) await page.keyboard.press(key);
    const stops = await page.evaluate<Stops>("stops");
    if (stops.idle > 2) return stops;
  }
  throw new Error(`${key} does not come to an end.`);
}

testAll(kinds, async (path) => {
  const { page, close } = await openPage(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const all: string[] = [];
  for (const { keys, ...viewport } of [
    { width: 390, height: 844, keys: ["Tab", "Shift+Tab"] },
    // Without the bar, only the header covers anything: what is scrolled into view at the top, which is on the way back.
    { width: 1280, height: 800, keys: ["Shift+Tab"] },
  ]) {
    await page.setViewportSize(viewport);
    for (const key of keys) {
      const { count, problems } = await pressThrough(page, key);
      all.push(...problems.map((problem) => `${viewport.width} px, ${key}: ${problem}`));
      if (count <= 15) all.push(`${viewport.width} px, ${key}: only ${count} stops`);
    }
  }
  await close();
  return all;
});
