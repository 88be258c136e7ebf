/** The focused element is visible and never hidden by the header or the thumb bar (WCAG 2.2, 2.4.7 and 2.4.11). */
import type { Page } from "playwright-core";
import { kinds } from "./support/kinds";
import { hydrated, openPage } from "./support/page";
import { testAll } from "./support/test-all";
import { desk, phone } from "./support/visit";

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

/** Holds Tab down until no other element gets focus. Not until nothing has focus: content that arrives may take it away for a moment. */
async function tabThrough(page: Page): Promise<Stops> {
  await page.evaluate(watchFocus);
  for (let presses = 0; presses < 1000; presses += 10) {
    // All at once, so that the page is painted less often.
    await Promise.all(Array.from({ length: 10 }, () => page.keyboard.down("Tab")));
    const stops = await page.evaluate<Stops>("stops");
    if (stops.idle > 2) return stops;
  }
  throw new Error("Tab does not come to an end.");
}

testAll(kinds, async (path) => {
  const { page, close } = await openPage(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const all: string[] = [];
  const look = async ({ viewport }: typeof desk, direction: string) => {
    await page.setViewportSize(viewport);
    const { count, problems } = await tabThrough(page);
    const found = count > 15 ? problems : [...problems, `only ${count} stops`];
    all.push(...found.map((problem) => `${viewport.width} px, ${direction}: ${problem}`));
  };
  await look(phone, "forward");
  await page.keyboard.down("Shift");
  await look(phone, "back");
  // Without the bar, only the header covers anything: what is scrolled into view at the top, which is on the way back.
  await look(desk, "back");
  await page.keyboard.up("Shift");
  await close();
  return all;
});
