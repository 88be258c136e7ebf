/** Measures the first view with Lighthouse's simulated throttling, compared to the limit. */
import { inTurns, type Bench } from "./bench";
import { performanceOf, type Performance } from "./lighthouse.mjs";
import { atMost, near, row, type Row } from "./result";

const table = "First view, Lighthouse mobile (simulated)";

/** The largest allowed LCP of the home page without scripts, in ms. */
const longestLimit = 1200;

/** Five rows for every page. */
export async function simulated(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of bench.pages) {
    const found = await inTurns(bench, `lighthouse ${path}`, (side) =>
      performanceOf(bench.origin[side] + path, { port: bench.debuggingPort }),
    );
    const figures = (name: string, key: keyof Performance, unit?: string) => ({
      table,
      of: `${path} ${name}`,
      unit,
      values: found.site.map((run) => run[key]),
      limits: found.limit.map((run) => run[key]),
    });
    const lcp = figures("LCP", "lcp", "ms");
    rows.push(
      row(figures("performance", "score"), ["100", (site) => site === 100]),
      row(figures("FCP", "fcp", "ms")),
      row(lcp, near(1.05, 60, "ms")),
      row(figures("TBT", "tbt", "ms"), atMost(20, "ms")),
      row(figures("CLS", "cls"), ["0.00", (site) => site < 0.005]),
    );
    if (path === "/")
      rows.push(
        row(
          { ...lcp, of: "/ LCP of the limit itself", values: lcp.limits, limits: undefined },
          atMost(longestLimit, "ms"),
        ),
      );
  }
  return rows;
}
