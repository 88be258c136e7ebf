/** Nothing moves while a page loads and is scrolled. */
import type { Page } from "playwright-core";
import { kinds } from "./support/kinds";
import { gate, hydrated, openPage, quiet } from "./support/page";
import { lateScripts } from "./support/site";
import { testAll } from "./support/test-all";
import { desk, phone } from "./support/visit";

interface Shift {
  value: number;
  /** What moved. */
  moved: (string | null | undefined)[];
}

/** Runs in the page before its own scripts: records each layout shift that does not follow a key press or a click. */
function recordShifts() {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node?: Node }[];
  }
  const shifts: Shift[] = [];
  Reflect.set(window, "shifts", shifts);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        shifts.push({
          value,
          moved: sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
          ),
        });
  }).observe({ type: "layout-shift", buffered: true });
}

/** The layout shifts so far; none if their sum is below 0.005. */
async function shiftsOf(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as Shift[]);
  return shifts.reduce((sum, { value }) => sum + value, 0) < 0.005 ? [] : shifts;
}

/** Late fonts are the most frequent cause of layout shifts; with this delay in ms, they arrive after the first layout. */
const delay = 1000;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One function for all visits, so that they share windows. Routes turn the cache off. */
async function withLateFonts(page: Page): Promise<void> {
  await page.addInitScript(recordShifts);
  await page.route("**/*.woff2", (route) => later(delay).then(() => route.continue()));
}

/** Opens the page at `path`, scrolls to its end and returns the layout shifts. */
async function shiftsOn(path: string, { viewport }: typeof desk) {
  const { page } = await openPage(path, {
    viewport,
    before: withLateFonts,
    warm: true,
  });
  await hydrated(page, { hurry: false });
  const isAtEnd = () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            resolve(scrollY + innerHeight >= document.documentElement.scrollHeight - 1),
          ),
        ),
    );
  do await page.mouse.wheel(0, 800);
  while (!(await isAtEnd()));
  return shiftsOf(page);
}

/** On a busy machine, a page is sometimes painted before all of it has arrived. A shift that the site causes occurs in each of three visits. */
async function inEachVisit(visit: () => Promise<Shift[]>): Promise<Shift[]> {
  let shifts = await visit();
  for (let tries = 1; tries < 3 && shifts.length > 0; tries += 1) shifts = await visit();
  return shifts;
}

testAll(kinds, (path) =>
  inEachVisit(async () => {
    // In parallel, because both mostly wait for the fonts.
    const shifts = await Promise.all([phone, desk].map((screen) => shiftsOn(path, screen)));
    return shifts.flat();
  }),
);

/**
 * Runs in a page. Returns the layout shift of the first screen, with all that moved counted as one shift (https://wicg.github.io/layout-instability):
 * from the fallback fonts to the web fonts, and after hydration, from before it.
 */
function shiftAt({ width, isHydrated }: { width: number; isHydrated: boolean }): number {
  const root = document.documentElement;
  const layouts = ((window as { layouts?: Map<number, DOMRect[]> }).layouts ??= new Map());
  const elements = ((window as { elements?: Element[] }).elements ??= [
    ...document.querySelectorAll("header *, main *:not(svg *)"),
  ]);
  const layout = () => elements.map((element) => element.getBoundingClientRect());
  let before = layouts.get(width) ?? [];
  let now: DOMRect[];
  if (isHydrated) {
    root.classList.remove("fallbacks");
    now = layout();
  } else {
    // Begins with the fonts of the last width, because a change of fonts takes most of the time.
    const [first, areFallbacks] = [layout(), !root.classList.toggle("fallbacks")];
    [before, now] = areFallbacks ? [first, layout()] : [layout(), first];
  }
  layouts.set(width, now);
  const moved = new Set<Element | null>();
  let [area, distance] = [0, 0];
  elements.forEach((element, index) => {
    const [from = new DOMRect(), to = new DOMRect()] = [before[index], now[index]];
    const isSeen = [from, to].some(
      ({ top, bottom, width }) => width > 0 && bottom > 0 && top < innerHeight,
    );
    const move = Math.max(Math.abs(from.left - to.left), Math.abs(from.top - to.top));
    // Browsers ignore less than 3 px. What is in a box that has moved is part of its area.
    if (!isSeen || move < 3 || from.width * to.width === 0) return;
    distance = Math.max(distance, move);
    if (!moved.has(element.parentElement)) {
      const height =
        Math.min(innerHeight, Math.max(from.bottom, to.bottom)) -
        Math.max(0, Math.min(from.top, to.top));
      const width =
        Math.min(innerWidth, Math.max(from.right, to.right)) -
        Math.max(0, Math.min(from.left, to.left));
      area += Math.max(0, width) * height;
    }
    moved.add(element);
  });
  return ((area / innerWidth / innerHeight) * distance) / Math.max(innerWidth, innerHeight);
}

/** From the smallest phone to a wide desk. */
const widths = Array.from({ length: 51 }, (_, index) => 320 + 32 * index);
/** Of these, those at which hydration is checked, too. */
const hydratedWidths = widths.filter((_, index) => index % 10 === 0);

/**
 * Runs in a page: leaves out what is below the first screen, and paints nothing, so that a width takes less time. The class "fallbacks" shows the
 * fallback fonts.
 */
function layOutOnly(): void {
  const root = document.documentElement;
  root.style.visibility = "hidden";
  for (const each of document.querySelectorAll<HTMLElement>(
    "main > :nth-child(n + 4), main ~ *",
  ))
    each.style.display = "none";
  const fallbacks = ["--display", "--body"].map((name) => {
    const families = getComputedStyle(root).getPropertyValue(name);
    return `${name}: ${families.replace(/^[^,]*,/, "")}`;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root.fallbacks { ${fallbacks.join("; ")} }`);
  document.adoptedStyleSheets = [sheet];
}

describe("at each of 51 widths", () => {
  /** Where late fonts move the first screen. */
  const late: string[] = [];

  testAll(kinds, async (path) => {
    const { open: send, opened: sent } = gate();
    const { page, close } = await openPage(path, {
      before: (each) =>
        // All but the loader, which the load event waits for.
        each.route(lateScripts, (route) => sent.then(() => route.continue())),
    });
    await page.evaluate(layOutOnly);
    const shiftsAt = async (some: readonly number[], isHydrated: boolean) => {
      const found: string[] = [];
      for (const width of some) {
        await page.setViewportSize({ width, height: 900 });
        const shift = await page.evaluate(shiftAt, { width, isHydrated });
        if (shift > 0.002) found.push(`${path}, ${width} px: ${shift.toFixed(4)}`);
      }
      return found;
    };
    late.push(...(await shiftsAt(widths, false)));
    send();
    await hydrated(page);
    const found = await shiftsAt(hydratedWidths, true);
    await close();
    return found;
  });

  // No two fonts break all texts alike: at 0.6 % of the widths, a paragraph has another number of lines.
  test("late fonts move the first screen by more than 0.002 at less than 1 % of the widths", () => {
    const share = late.length / (widths.length * kinds.length);
    expect(share < 0.01 || late).toBe(true);
  });
});

test("late styles of a prefetched page", async () => {
  const shifts = await inEachVisit(async () => {
    let isFirst = true;
    const opened = await openPage("/about", {
      prefetching: true,
      before: async (page) => {
        await withLateFonts(page);
        // The first style sheet arrives after the fonts, so that a font swap would be visible.
        await page.route("**/*.css", async (route) => {
          const wait = isFirst ? 2 * delay : 0;
          isFirst = false;
          await later(wait);
          await route.continue();
        });
      },
    });
    await hydrated(opened.page);
    await quiet(opened);
    expect(isFirst).toBe(false);
    return shiftsOf(opened.page);
  });
  expect(shifts).toEqual([]);
});
