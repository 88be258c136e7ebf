/**
 * Every page on the smallest screen: 320 px wide with touch. No text is lost, targets are large enough, scripts load after the page, nothing is
 * requested from other hosts, the policy forbids nothing, the console stays empty, and axe finds nothing. Every kind of page also at 400% zoom:
 * 1280 × 1024 is then 320 × 256.
 */
import { axeProblems } from "./support/axe";
import { zones } from "./support/devices";
import { builtKinds } from "./support/kinds";
import {
  elsewhere,
  hydrated,
  isLateScript,
  loadTime,
  openPage,
  quiet,
  type OpenOptions,
} from "./support/page";
import { losses } from "./support/reflow";
import { pages } from "./support/site";
import { smallTargets } from "./support/targets";
import { inTurns } from "./support/turns";

const touched: OpenOptions = {
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
  // Every page is visited itself, so that it is enough if the kinds of pages prefetch others.
  const opened = await openPage(path, {
    ...options,
    prefetching: builtKinds.includes(path),
    warm: true,
  });
  const { page, console, violations, requests } = opened;
  const loaded = await loadTime(page);
  await hydrated(page, { hurry: false });
  // Waits for all requests to end, because the start time of a pending request is unknown.
  await quiet(opened);
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll("header, [data-thumb-bar]")]
      .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );
  const scripts = requests.filter(isLateScript);
  const found = {
    // As they are before axe runs.
    console: [...console],
    violations: [...violations],
    elsewhere: elsewhere(requests),
    early: scripts
      .filter((request) => !(request.timing().startTime > loaded))
      .map((request) => request.url()),
    lost: await losses(page),
    small: await smallTargets(page, options.hasTouch ?? false),
    /** The share of the screen that header and bar cover permanently. */
    covered: stuck / (options.viewport?.height ?? 1),
    scripts: scripts.length,
    // The zoomed window is as wide, so axe would find the same.
    axe: options.hasTouch ? await axeProblems(page) : [],
  };
  await opened.close();
  return found;
}

describe.each([
  ["320 wide, touched", touched, pages.map(({ path }) => path)],
  ["at 400% zoom", zoomed, builtKinds],
] as const)("%s", (_, options, paths) => {
  const looks = new Map<string, PromiseSettledResult<Awaited<ReturnType<typeof look>>>>();
  // Visits mostly wait, so four run in parallel; each test then checks one result.
  beforeAll(async () => {
    const results = await Promise.allSettled(inTurns(paths, 4, (path) => look(path, options)));
    results.forEach((result, index) => looks.set(paths[index] ?? "", result));
  }, 600_000);

  test.each(paths)("nothing is wrong on %s", (path) => {
    const result = looks.get(path);
    if (result?.status !== "fulfilled") throw result?.reason;
    const { covered, scripts, ...problems } = result.value;
    expect(problems).toEqual({
      console: [],
      violations: [],
      elsewhere: [],
      early: [],
      lost: [],
      small: [],
      axe: [],
    });
    expect(covered).toBeLessThan(0.25);
    expect(scripts).toBeGreaterThan(0);
  });
});
