/**
 * Measures the time from a click on a link to the painted h1 of its page, on the slow phone (stopwatch.mts). The site's links are clicked after
 * they have been in view for a while, just after they came into view, and before the scripts are loaded. The latter two must not be slower than
 * the limit, whose links load a document. The first case is followed by Back and Forward.
 */
import type { Page } from "playwright-core";
import { root } from "../processes.mjs";
import path from "node:path";
import type { Bench } from "./bench";
import { hydrated, openPhone, quiet, slowPhone } from "./phone.mjs";
import { atMost, near, row, type Row } from "./result";
import { go, stopwatch, type Stopwatch } from "./stopwatch.mjs";
import { targets, type Target } from "./targets";
import type { Side } from "./server.mjs";

const table = "From the click to the painted h1 (150 ms, 1.6 Mb/s, processor 4×)";

/** The limit for a link in view, in ms. */
const instant = 75;
/** A page is idle after this time without requests, in ms. */
const idle = 1200;

/** A row for each link and each case. */
export async function clicks(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const target of targets(path.join(root, "dist"), bench.addresses)) {
    const name = `${target.from} → ${target.to}`;
    const found = await timesOf(bench, target, name);
    const figures = (what: string, values: number[], limits?: number[]) => ({
      table,
      of: `${name} ${what}`,
      unit: "ms",
      values,
      limits,
    });
    const { full, fullEarly } = found;
    rows.push(
      row(figures("in view", found.inView, full), atMost(instant, "ms")),
      row(figures("just scrolled into view", found.unprepared, full), near(1, 20, "ms")),
      row(figures("before the scripts", found.early, fullEarly), near(1, 20, "ms")),
      row(figures("back", found.back), atMost(instant, "ms")),
      row(figures("forward", found.forward), atMost(instant, "ms")),
      row(
        {
          table,
          of: `${name} back: distance from the old scroll position, pixels`,
          values: found.apart,
        },
        atMost(1),
      ),
    );
  }
  return rows;
}

async function timesOf(bench: Bench, target: Target, name: string) {
  const found = {
    inView: [] as number[],
    unprepared: [] as number[],
    early: [] as number[],
    full: [] as number[],
    fullEarly: [] as number[],
    back: [] as number[],
    forward: [] as number[],
    apart: [] as number[],
  };
  for (let run = 1; run <= bench.runs; run += 1) {
    bench.say(`clicks ${name}: ${run} of ${bench.runs}`);
    await visit(bench, "site", target, async (page, watch) => {
      await hydrated(page);
      await quiet(page, idle);
      const press = await linkTo(page, target.to);
      await quiet(page, idle);
      const left = await scrollTop(page);
      found.inView.push(await watch.time(press));
      await quiet(page, idle);
      found.back.push(await watch.time(() => go(page, -1)));
      found.apart.push(Math.abs((await scrollTop(page)) - left));
      found.forward.push(await watch.time(() => go(page, 1)));
    });
    await visit(bench, "site", target, async (page, watch) => {
      await hydrated(page);
      await quiet(page, idle);
      found.unprepared.push(await watch.time(await linkTo(page, target.to)));
    });
    for (const [side, times] of [
      ["site", found.early],
      ["limit", found.fullEarly],
    ] as const)
      await visit(bench, side, target, async (page, watch) => {
        times.push(await watch.time(await linkTo(page, target.to)));
      });
    await visit(bench, "limit", target, async (page, watch) => {
      await quiet(page, idle);
      found.full.push(await watch.time(await linkTo(page, target.to)));
    });
  }
  return found;
}

/** Opens the target's first page in a new profile; resolves at its load event. */
async function visit(
  { browser, origin }: Bench,
  side: Side,
  { from }: Target,
  act: (page: Page, watch: Stopwatch) => Promise<void>,
): Promise<void> {
  const { page, close } = await openPhone(browser, slowPhone);
  try {
    const watch = await stopwatch(page);
    await page.goto(origin[side] + from, { waitUntil: "load" });
    await act(page, watch);
  } finally {
    await close();
  }
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls the link to `path` into the middle of the screen; returns a function that taps it. */
async function linkTo(page: Page, path: string): Promise<() => Promise<void>> {
  const place = await page.evaluate((href) => {
    const links = [...document.querySelectorAll<HTMLElement>(`main a[href="${href}"]`)];
    const link = links.find((each) => each.checkVisibility() && each.offsetWidth > 0);
    link?.scrollIntoView({ block: "center", behavior: "instant" });
    // The first line of a link that spans several lines.
    const box = link?.getClientRects()[0];
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, path);
  if (!place) throw new Error(`No visible link to ${path} on ${page.url()}.`);
  return () => page.touchscreen.tap(place.x, place.y);
}
