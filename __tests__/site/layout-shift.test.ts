/** Nothing moves while a page loads and is scrolled. */
import type { Page } from "playwright-core";
import { kinds } from "./support/kinds";
import { hydrated, openPage, quiet } from "./support/page";
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
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += 800) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(50);
  }
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
