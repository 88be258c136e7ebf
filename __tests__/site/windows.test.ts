/** Windows of unusual shape: phones in landscape, and desktops with a scrollbar that takes space. */
import { kinds } from "./support/kinds";
import { openPage } from "./support/page";

const landscape = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];

test.each(kinds)(
  "%s shows its heading in the first screen of a phone in landscape",
  async (path) => {
    const { page } = await openPage(path, { viewport: landscape[0] });
    for (const viewport of landscape) {
      await page.setViewportSize(viewport);
      const place = await page.evaluate(() => {
        const heading = document.querySelector("h1")?.getBoundingClientRect();
        const header = document.querySelector("header")?.getBoundingClientRect();
        return {
          top: heading?.top ?? 0,
          bottom: heading?.bottom ?? 0,
          under: header?.bottom ?? 0,
        };
      });
      expect(place.top).toBeGreaterThanOrEqual(place.under - 1);
      expect(place.bottom).toBeLessThanOrEqual(viewport.height);
    }
  },
);

test.each([
  ["/", "h1", "We plan before we drill."],
  ["/contact", "main a[href^='tel:']", "(410) 555-0142"],
])(
  "on %s the text whose size depends on the window does not wrap beside a scrollbar",
  async (path, selector, words) => {
    const { page } = await openPage(path);
    for (const width of [1280, 1320, 1366, 1440, 1536, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const [scrollbar, lines] = await page.evaluate(
        ([wanted, put]) => {
          const element = [...document.querySelectorAll(wanted)].find((each) =>
            each.checkVisibility(),
          );
          // Replaces the site's own text, which may be longer.
          if (element) element.textContent = put;
          const text = document.createRange();
          if (element) text.selectNodeContents(element);
          const bottoms = [...text.getClientRects()].map(({ bottom }) =>
            Math.round(bottom / 10),
          );
          return [innerWidth - document.documentElement.clientWidth, new Set(bottoms).size];
        },
        [selector, words] as const,
      );
      expect(scrollbar).toBeGreaterThan(0);
      expect({ width, lines }).toEqual({ width, lines: 1 });
    }
  },
);
