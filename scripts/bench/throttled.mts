/** Measures the first view in Chromium with real throttling of network and processor, compared to the limit. */
import { inTurns, type Bench } from "./bench";
import { openPhone, slowPhone } from "./phone.mjs";
import { near, row, type Row } from "./result";

const table = "First view, real throttling (150 ms, 1.6 Mb/s, processor 4×)";

/** Duration of the measurement after the load event, in ms; long enough for the scripts to load. */
const watched = 4000;

/** Rows for LCP and CLS of every page. */
export async function throttled(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of bench.pages) {
    const found = await inTurns(bench, `throttled ${path}`, (side) =>
      firstView(bench, bench.origin[side] + path),
    );
    const figures = (name: string, key: "lcp" | "cls", unit?: string) => ({
      table,
      of: `${path} ${name}`,
      unit,
      values: found.site.map((run) => run[key]),
      limits: found.limit.map((run) => run[key]),
    });
    rows.push(
      row(figures("LCP", "lcp", "ms"), near(1.08, 80, "ms")),
      row(figures("CLS", "cls"), ["0.00", (site) => site < 0.005]),
    );
  }
  return rows;
}

/** LCP in ms, and the sum of all layout shifts, which is stricter than CLS. */
async function firstView({ browser }: Bench, url: string) {
  const { page, close } = await openPhone(browser, slowPhone);
  try {
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(watched);
    return await page.evaluate(() => {
      const [paints, shifts] = ["largest-contentful-paint", "layout-shift"].map((type) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type, buffered: true });
        return observer.takeRecords();
      });
      return {
        lcp: paints?.at(-1)?.startTime ?? Number.NaN,
        cls: (shifts ?? [])
          .filter((shift) => !Reflect.get(shift, "hadRecentInput"))
          .reduce((sum, shift) => sum + Number(Reflect.get(shift, "value")), 0),
      };
    });
  } finally {
    await close();
  }
}
