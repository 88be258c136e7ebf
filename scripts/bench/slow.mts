/** Measures the home page with Lighthouse, and the response to clicks in the first second, with an eight times slower processor. */
import type { Page } from "playwright-core";
import type { Bench } from "./bench";
import { performanceOf } from "./lighthouse.mjs";
import { openPhone } from "./phone.mjs";
import { atMost, row, type Row } from "./result";

const table = "Processor 8× slower";
const cpu = 8;

/** Times of the clicks, in ms after the first contentful paint. */
const moments = [0, 250, 500, 750];

/** The shortest event duration that Chromium reports, in ms. */
const finest = 16;

/** Duration of the measurement after the first paint, in ms; long enough for hydration. */
const watched = 5000;

/** One row for Lighthouse, and one for each button. */
export async function slow(bench: Bench): Promise<Row[]> {
  const home = bench.origin.site + "/";
  const [gallery = "/"] = bench.addresses.ofType.ProjectList;
  const scores: number[] = [];
  const menu: number[] = [];
  const filter: number[] = [];
  for (let run = 1; run <= bench.runs; run += 1) {
    bench.say(`slow processor: ${run} of ${bench.runs}`);
    scores.push((await performanceOf(home, { port: bench.debuggingPort, cpu })).score);
    // The menu works without scripts; the filter needs them, and the first click starts loading them.
    menu.push(await slowestAnswer(bench, home, "header button[popovertarget]"));
    filter.push(await slowestAnswer(bench, bench.origin.site + gallery, "main button"));
  }
  const soon = atMost(200, "ms");
  const pressed = "clicked four times in the first second: the slowest response";
  return [
    row({ table, of: "/ Lighthouse performance", values: scores }, ["≥ 98", (n) => n >= 98]),
    row({ table, of: `/ menu, ${pressed}`, unit: "ms", values: menu }, soon),
    row({ table, of: `${gallery} filter, ${pressed}`, unit: "ms", values: filter }, soon),
  ];
}

/**
 * The longest time from a click to the next frame, in ms, measured by the Event Timing API on the slow network. The first click starts loading the
 * scripts, so later ones happen while they load and hydrate. Throws if the page received no click.
 */
async function slowestAnswer({ browser }: Bench, url: string, button: string) {
  const { page, close } = await openPhone(browser, { cpu, slowNetwork: true });
  try {
    await page.addInitScript(listen, finest);
    await page.goto(url, { waitUntil: "commit" });
    await firstPaint(page);
    const painted = Date.now();
    const box = await page.locator(button).locator("visible=true").first().boundingBox();
    if (!box) throw new Error(`${button} is not visible on ${url}.`);
    for (const moment of moments) {
      await page.waitForTimeout(Math.max(0, painted + moment - Date.now()));
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
    await page.waitForTimeout(Math.max(0, painted + watched - Date.now()));
    const { presses, longest } = await page.evaluate(() => ({
      presses: Number(Reflect.get(window, "presses")),
      longest: Math.max(0, ...(Reflect.get(window, "durations") as number[])),
    }));
    if (presses === 0) throw new Error(`${url} received no click.`);
    return Math.max(longest, finest);
  } finally {
    await close();
  }
}

/** Runs in the page before its own scripts. */
function listen(durationThreshold: number): void {
  const durations: number[] = [];
  Reflect.set(window, "durations", durations);
  Reflect.set(window, "presses", 0);
  window.addEventListener(
    "pointerdown",
    () => Reflect.set(window, "presses", Number(Reflect.get(window, "presses")) + 1),
    true,
  );
  // TypeScript's types lack the threshold.
  const events = { type: "event", durationThreshold };
  new PerformanceObserver((list) => {
    // Only clicks have an interactionId. While the page loads, the browser also reports other pointer events.
    const presses = list.getEntries().filter((entry) => Reflect.get(entry, "interactionId"));
    durations.push(...presses.map((entry) => entry.duration));
  }).observe(events);
}

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
        }).observe({ type: "paint", buffered: true });
      }),
  );
