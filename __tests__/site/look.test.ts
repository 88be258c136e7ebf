/** Measurable parts of the design: sizes, layout shifts, pictures, and the contrast of text over pictures. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, ViewportSize } from "playwright-core";
import { entries, first, testWith } from "../support/content";
import { contrastProblems } from "./support/contrast";
import { kinds } from "./support/kinds";
import { hydrated, openPage, quiet } from "./support/page";
import { pages } from "./support/site";

test.each(pages)("$path: at most 16 kB of CSS, gzipped", ({ html }) => {
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  expect(sheets.length).toBeGreaterThan(0);
  expect(gzipSync(sheets.join("")).length).toBeLessThanOrEqual(16_000);
});

test("there are two font files with at most 45 kB together", () => {
  const html = pages.map((page) => page.html).join("");
  const fonts = [
    ...new Set([...html.matchAll(/\/static\/[^"')]+\.woff2/g)].map(([font]) => font)),
  ];
  const sizes = fonts.map((font) => readFileSync(path.join("dist", font)).length);
  expect(fonts.length).toBe(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
});

// On a busy machine, a page is sometimes painted before all of it has arrived. A shift that the site causes occurs in every run.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

interface Shift {
  value: number;
  /** The scroll position in CSS pixels. */
  scrolled: number;
  /** Each element that moved, with its old and new box. */
  moved: string[];
}

/** Runs in the page before its own scripts: records each layout shift that does not follow a key press or a click. */
function noteShifts() {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: readonly {
      node?: Node;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }[];
  }
  const shifts: Shift[] = [];
  Reflect.set(window, "shifts", shifts);
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(" ");
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        shifts.push({
          value,
          scrolled: scrollY,
          moved: sources.map(({ node, previousRect, currentRect }) => {
            const name =
              node instanceof Element ? `${node.localName}.${node.className}` : "text";
            return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
          }),
        });
  }).observe({ type: "layout-shift", buffered: true });
}

/** The recorded layout shifts; none if their sum is below 0.005. */
async function moved(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as Shift[]);
  return shifts.reduce((sum, { value }) => sum + value, 0) < 0.005 ? [] : shifts;
}

/**
 * Delay of fonts, in ms. Late fonts are the most frequent cause of layout shifts; with this delay they arrive after the first layout even on
 * a busy machine.
 */
const late = 2000;
const lateFonts = (page: Page) =>
  page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue();
  });

/** One function for all visits, so that they share windows. Routes turn the cache off. */
async function noteShiftsWithLateFonts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
  await lateFonts(page);
}

/** Opens the page at `address`, scrolls to its end and returns the layout shifts. */
async function shiftsOf(address: string, viewport: ViewportSize): Promise<Shift[]> {
  const { page } = await openPage(address, {
    viewport,
    before: noteShiftsWithLateFonts,
    warm: true,
  });
  await hydrated(page, { hurry: false });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 800) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(50);
  }
  return moved(page);
}

test.each(kinds)("%s: no layout shifts while loading and scrolling", async (address) => {
  // In parallel, because both mostly wait for the fonts.
  const [narrow, wide] = await Promise.all([
    shiftsOf(address, { width: 390, height: 844 }),
    shiftsOf(address, { width: 1280, height: 800 }),
  ]);
  expect({ narrow, wide }).toEqual({ narrow: [], wide: [] });
});

test("late styles of a prefetched page keep their order and cause no late font", async () => {
  const asked: string[] = [];
  let askedWhileHeld = 0;
  const opened = await openPage("/about", {
    prefetching: true,
    before: async (page) => {
      await noteShiftsWithLateFonts(page);
      // The first style sheet arrives after the fonts, so that a font swap would be visible.
      await page.route("**/*.css", async (route) => {
        const first = asked.length === 0;
        asked.push(new URL(route.request().url()).pathname);
        if (first) await new Promise((resolve) => setTimeout(resolve, 2 * late));
        if (first) askedWhileHeld = asked.length;
        await route.continue();
      });
    },
  });
  const { page } = opened;
  await hydrated(page);
  await quiet(opened);
  // The style sheets are requested in parallel.
  expect(askedWhileHeld).toBeGreaterThan(1);
  expect(await moved(page)).toEqual([]);
});

test("the last line of the footer does not wrap", async () => {
  const { page } = await openPage("/", { viewport: { width: 1280, height: 800 } });
  const tops = await page
    .locator("footer > :last-child")
    .locator("> span, a")
    .evaluateAll((words) =>
      words.map((word) => {
        const range = document.createRange();
        range.selectNodeContents(word.firstChild ?? word);
        return Math.round(range.getBoundingClientRect().top);
      }),
    );
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

test.each([360, 1280])(
  "at %s px no title in the list of articles ends with a short word on a line of its own",
  async (width) => {
    const { page } = await openPage("/blog", { viewport: { width, height: 800 } });
    // A title counts as one that does if its last line is shorter than a third of its widest line.
    const lone = await page.locator("main li h2").evaluateAll((titles) =>
      titles
        .filter((title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          const lines = new Map<number, number>();
          for (const { bottom, width: part } of range.getClientRects())
            lines.set(Math.round(bottom), Math.max(part, lines.get(Math.round(bottom)) ?? 0));
          const last = lines.get(Math.max(...lines.keys())) ?? 0;
          return last < Math.max(...lines.values()) / 3;
        })
        .map((title) => title.textContent),
    );
    expect(lone).toEqual([]);
  },
);

/** Names with wide letters and long ones. The page's own name is replaced, with the number of letters that the component would write. */
const longNames = [
  "Mamaroneck",
  "Wilmington",
  "Hendersonville",
  "Northumberland",
  "Schlusselburgs",
];

testWith(
  entries("Town")[0],
  "a town's long name is not broken on any screen",
  async ({ path }) => {
    const { page } = await openPage(path);
    // Hydration would notice another heading and replace it.
    await hydrated(page);
    for (const width of [320, 390, 800, 1280])
      for (const name of longNames) {
        await page.setViewportSize({ width, height: 800 });
        const lines = await page.locator("h1").evaluate((heading, text) => {
          heading.textContent = text;
          heading.style.setProperty("--letters", `${text.length}`);
          return Math.round(
            heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight),
          );
        }, name);
        expect({ width, name, lines }).toEqual({ width, name, lines: 1 });
      }
  },
);

test("the areas on a service's page are underlined links", async () => {
  const { page } = await openPage(first("Service").path);
  const links = page.locator("main a[href^='/service-areas/']");
  expect(await links.count()).toBe(entries("Region").length);
  for (const link of await links.all())
    expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
      "underline",
    );
});

test.each(pages)("$path: every picture has alternative text and a size", ({ html }) => {
  const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const images = [...body.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  for (const tag of images) {
    expect(tag).toMatch(/\salt="/);
    expect(tag).toMatch(/\swidth="\d+"/);
    expect(tag).toMatch(/\sheight="\d+"/);
    expect(tag).not.toMatch(/\salt="[^"]*\.(jpg|png|avif|webp)"/);
  }
});

test.each(kinds)(
  "%s: every picture loads, none is wider than 2,400 px, and text over pictures has enough contrast",
  async (address) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1920, height: 1080 },
    ]) {
      // The measurement hides text with a style sheet of its own, which the site's policy would block.
      const { page } = await openPage(address, {
        viewport,
        reducedMotion: "reduce",
        bypassCSP: true,
      });
      await hydrated(page);
      expect(await brokenPictures(page)).toEqual([]);
      expect(await contrastProblems(page)).toEqual([]);
    }
  },
);

/** Loads the lazy pictures in main, too; returns the addresses of those that have not loaded, or are shown wider than 2,400 px. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images
      .filter((image) => image.naturalWidth === 0 || image.clientWidth > 2400)
      .map((image) => image.currentSrc || image.src);
  });
