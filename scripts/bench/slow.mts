/** A processor that is eight times slower: Lighthouse on the home page, and how soon presses in the first second are answered. */
import type { Page } from "playwright-core";
import type { Bench } from "./bench";
import { performanceOf } from "./lighthouse.mjs";
import { openPhone } from "./phone.mjs";
import { atMost, row, type Row } from "./result";

const table = "Processor 8× slower";
const cpu = 8;

/** Moments of the presses, in ms after the first paint of words or pictures. */
const moments = [0, 250, 500, 750];

/** The finest that Chromium tells of an event, in ms; of what is answered sooner it says nothing. */
const finest = 16;

/** How long after the first paint the page is watched, in ms: its scripts have come and done their work by then. */
const watched = 5000;

/** One row of Lighthouse, one for each button that is pressed. */
export async function slow(bench: Bench): Promise<Row[]> {
  const home = bench.origin.site + "/";
  const [gallery = "/"] = bench.addresses.ofType.ProjectList;
  const scores: number[] = [];
  const menu: number[] = [];
  const filter: number[] = [];
  for (let run = 1; run <= bench.runs; run += 1) {
    bench.say(`slow processor: ${run} of ${bench.runs}`);
    scores.push((await performanceOf(home, { port: bench.debuggingPort, cpu })).score);
    // The menu opens by itself, the filter needs the scripts, which the first press calls.
    menu.push(await slowestAnswer(bench, home, "header button[popovertarget]"));
    filter.push(await slowestAnswer(bench, bench.origin.site + gallery, "main button"));
  }
  const soon = atMost(200, "ms");
  const pressed = "pressed four times in the first second: the slowest answer";
  return [
    row({ table, of: "/ Lighthouse performance", values: scores }, ["≥ 98", (n) => n >= 98]),
    row({ table, of: `/ menu, ${pressed}`, unit: "ms", values: menu }, soon),
    row({ table, of: `${gallery} filter, ${pressed}`, unit: "ms", values: filter }, soon),
  ];
}

/**
 * The longest time from a press to the next frame, in ms, by Chromium's Event Timing, with the slow network. The first press calls the
 * scripts, so that the later ones fall into their arrival and the hydration. Throws if the page felt no press.
 */
async function slowestAnswer({ browser }: Bench, url: string, button: string) {
  const { page, close } = await openPhone(browser, { cpu, slowNetwork: true });
  try {
    await page.addInitScript(listen, finest);
    await page.goto(url, { waitUntil: "commit" });
    await firstPaint(page);
    const painted = Date.now();
    const box = await page.locator(button).locator("visible=true").first().boundingBox();
    if (!box) throw new Error(`${button} is not seen on ${url}.`);
    for (const moment of moments) {
      await page.waitForTimeout(Math.max(0, painted + moment - Date.now()));
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
    await page.waitForTimeout(Math.max(0, painted + watched - Date.now()));
    const { presses, longest } = await page.evaluate(() => ({
      presses: Number(Reflect.get(window, "presses")),
      longest: Math.max(0, ...(Reflect.get(window, "durations") as number[])),
    }));
    if (presses === 0) throw new Error(`No press arrived on ${url}.`);
    return Math.max(longest, finest);
  } finally {
    await close();
  }
}

/** Runs in the page before anything of its own. */
function listen(durationThreshold: number): void {
  const durations: number[] = [];
  Reflect.set(window, "durations", durations);
  Reflect.set(window, "presses", 0);
  window.addEventListener(
    "pointerdown",
    () => Reflect.set(window, "presses", Number(Reflect.get(window, "presses")) + 1),
    true,
  );
  // The threshold is not in TypeScript's types yet.
  const events = { type: "event", durationThreshold };
  new PerformanceObserver((list) => {
    // Of presses alone: while the page is loading the browser also tells it that there is a pointer, which nobody has moved.
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
