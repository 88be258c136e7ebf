/** Measures what pages transfer on a phone, by type: until the load event, without interaction, and with all pictures in view. */
import type { Page } from "playwright-core";
import type { Bench } from "./bench";
import { hydrated, openPhone, quiet } from "./phone.mjs";
import { atMost, row, type Row } from "./result";
import { kinds, traffic, type Transfer } from "./traffic.mjs";

/** Limits: kB of the home page without scripts, and requests of any page before its load event. */
const most = { home: 250, early: 10 };

/** Excludes scripts, which have a separate budget, and prefetched files. */
const ofPage = ({ kind, early }: Transfer) =>
  kind !== "script" && kind !== "data" && (kind !== "other" || early);

const kilobytes = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Rows of every page. One visit is enough, because bytes do not vary. */
export async function bytes(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of bench.pages) {
    bench.say(`bytes ${path}`);
    const { alone, scrolled } = await transfersOf(bench, path);
    const early = alone.filter((transfer) => transfer.early);
    const add = (of: string, list: readonly Transfer[], wanted?: Parameters<typeof row>[1]) =>
      rows.push(
        row({ table: `Bytes of ${path}`, of, unit: "kB", values: [kilobytes(list)] }, wanted),
      );
    rows.push(
      row(
        { table: `Bytes of ${path}`, of: "requests before load", values: [early.length] },
        atMost(most.early),
      ),
    );
    for (const kind of kinds) {
      const ofKind = ({ kind: each }: Transfer) => each === kind;
      add(
        `${kind} before load`,
        early.filter(ofKind),
        kind === "script" ? atMost(0) : undefined,
      );
      add(`${kind} in all`, alone.filter(ofKind));
    }
    add("all before load", early);
    add("all, nothing scrolled", alone);
    add("all, with every picture in view", scrolled);
    add(
      "the page without its scripts, with every picture in view",
      scrolled.filter(ofPage),
      path === "/" ? atMost(most.home, "kB") : undefined,
    );
  }
  return rows;
}

async function transfersOf({ browser, origin }: Bench, path: string) {
  const { page, cdp, close } = await openPhone(browser, { cpu: 1, slowNetwork: false });
  try {
    const transfers = await traffic(cdp);
    await page.goto(origin.site + path, { waitUntil: "load" });
    await hydrated(page);
    await quiet(page, 1500);
    const alone = transfers();
    await scrollThrough(page);
    await quiet(page, 1500);
    return { alone, scrolled: transfers() };
  } finally {
    await close();
  }
}

/** Scrolls to the end of the page, one screen at a time. */
async function scrollThrough(page: Page): Promise<void> {
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: window.innerHeight,
  }));
  for (let top = 0; top < height; top += screen) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(300);
  }
}
