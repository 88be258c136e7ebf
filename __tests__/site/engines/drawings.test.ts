/** Drawings and maps look the same in three engines. Each is cut out of a screenshot and compared with Chromium's. */
import { entries } from "../../support/content";
import { cutOut, difference, type Cut } from "../support/cuts";
import { describeEngines, hydrate, type Open } from "../support/engines";

const pages = [
  "/",
  "/service-areas",
  ...entries("Region").slice(0, 1),
  ...entries("Town").slice(0, 1),
  ...entries("Service", "intro.crop").slice(0, 1),
  ...entries("Service", "goals").slice(0, 1),
  // Two articles with a drawing in their text.
  ...entries("Article")
    .filter(({ fields }) => /\.\.\/drawings\//.test(String(fields.body)))
    .slice(0, 2),
].map((page) => (typeof page === "string" ? page : page.path));

/** Tall enough to show every drawing at once. */
const size = { width: 1280, height: 1400 };

/**
 * The maximum difference (0 to 255) of a pixel from Chromium's (support/cuts.ts). Between engines, edges of letters differ by up to 56; a
 * missing line or letter differs by at least 170.
 */
const allowed = 80;

/** The width that a scrollbar takes from the layout of the page at `path`. */
async function scrollbarWidth(open: Open, path: string): Promise<number> {
  const { tab } = await open(path, size, { warm: true });
  return tab.run(() => innerWidth - document.documentElement.clientWidth);
}

/** Every drawing of a page whose layout is 1280 px wide, without the `scrollbar`. */
async function look(open: Open, path: string, scrollbar: number) {
  const { tab } = await open(path, { ...size, width: size.width + scrollbar }, { warm: true });
  await hydrate(tab);
  return cutOut(tab, "main svg:has(use)");
}

function largestDifference(shown: readonly Cut[], known: readonly Cut[]): number {
  expect(shown.length).toBe(known.length);
  return Math.max(...shown.map((cut, place) => difference(cut, known[place] as Cut)));
}

const reference = new Map<string, Cut[]>();

describeEngines((open, name) => {
  let scrollbar: number | undefined;
  test.each(pages)("draws %s like Chromium", async (path) => {
    scrollbar ??= await scrollbarWidth(open, path);
    const shown = await look(open, path, scrollbar);
    expect(shown.length).toBeGreaterThan(0);
    if (name === "Chromium") return void reference.set(path, shown);
    const known = reference.get(path) ?? [];
    let largest = largestDifference(shown, known);
    // A busy WebKit sometimes paints late. What is drawn wrongly is so in both screenshots.
    if (largest >= allowed)
      largest = largestDifference(await look(open, path, scrollbar), known);
    expect(largest).toBeLessThan(allowed);
  });
});
