/** A first visit on slow 4G in three engines: the first screen shows the site's fonts within a second of the first paint. */
import { first } from "../../support/content";
import { slow4G } from "../../../scripts/engines/line";
import { describeEngines, narrow, until, wide } from "../support/engines";
import { missingFonts } from "../support/in-page";

const pages = ["/", "/contact", "/blog", first("Region").path, first("Service").path];

const times = () => {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const fonts = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".woff2")) as PerformanceResourceTiming[];
  return {
    paint: Math.round(paint?.startTime ?? -1),
    fonts: fonts.map(({ responseEnd }) => Math.round(responseEnd)),
  };
};

// Both sizes load the same two files, so a wide window is only opened for two of the pages.
const visits = [
  ...pages.map((path) => ({ path, ...narrow })),
  ...["/", first("Region").path].map((path) => ({ path, ...wide })),
];

describeEngines((open) => {
  test.each(visits)(
    "shows the site's fonts on $path at $width px",
    async ({ path, ...size }) => {
      const { tab } = await open(path, size, { speed: slow4G });
      await until(async () => (await tab.run(missingFonts)).length === 0);
      // A busy browser may paint some time after the layout with the fonts.
      await until(async () => (await tab.run(times)).paint > 0);
      const { paint, fonts } = await tab.run(times);
      expect(paint).toBeGreaterThan(0);
      expect(fonts.length).toBe(2);
      expect(Math.max(...fonts) - paint).toBeLessThanOrEqual(1000);
    },
  );
});
