/**
 * Every page on the smallest screens: 320 px wide with touch, and 1280 × 1024 at 400% zoom, which is 320 × 256. No text is lost, targets are
 * large enough, and the console stays empty.
 */
import { zones } from "./support/devices";
import { hydrated, openPage, type OpenOptions } from "./support/page";
import { losses } from "./support/reflow";
import { pages } from "./support/site";
import { smallTargets } from "./support/targets";
import { inTurns } from "./support/turns";

const touched: OpenOptions = {
  prefetching: true,
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
  timezoneId: zones[0],
};
const zoomed: OpenOptions = {
  viewport: { width: 320, height: 256 },
  deviceScaleFactor: 4,
  timezoneId: zones[1],
};

/** Opens `path` and collects its problems. */
async function look(path: string, options: OpenOptions) {
  const { page, console } = await openPage(path, options);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll("header, [data-thumb-bar]")]
      .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );
  const found = {
    console,
    lost: await losses(page),
    small: await smallTargets(page, options.hasTouch ?? false),
    /** The share of the screen that header and bar cover permanently. */
    covered: stuck / (options.viewport?.height ?? 1),
  };
  await page.context().close();
  return found;
}

describe.each([
  ["320 wide, touched", touched],
  ["at 400% zoom", zoomed],
])("%s", (_, options) => {
  const looks = new Map<string, PromiseSettledResult<Awaited<ReturnType<typeof look>>>>();
  beforeAll(async () => {
    const paths = pages.map(({ path }) => path);
    const results = await Promise.allSettled(inTurns(paths, 4, (path) => look(path, options)));
    results.forEach((result, index) => looks.set(paths[index] ?? "", result));
  }, 600_000);

  test.each(pages)("nothing is lost on $path", ({ path }) => {
    const result = looks.get(path);
    if (result?.status !== "fulfilled") throw result?.reason;
    const { covered, ...found } = result.value;
    expect(found).toEqual({ console: [], lost: [], small: [] });
    expect(covered).toBeLessThan(0.25);
  });
});
