/** Runs Lighthouse once on every page that no other part measures. */
import type { Bench } from "./bench";
import { performanceOf } from "./lighthouse.mjs";
import { row, type Row } from "./result";

/** A row for each page. */
export async function allPages(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  const others = bench.addresses.all
    .map((page) => page.path)
    .filter((path) => !bench.addresses.measured.includes(path));
  for (const [index, path] of others.entries()) {
    bench.say(`every other page: ${index + 1} of ${others.length}, ${path}`);
    const { score } = await performanceOf(bench.origin.site + path, {
      port: bench.debuggingPort,
    });
    rows.push(
      row(
        {
          table: "Every other page, Lighthouse performance in one run",
          of: path,
          values: [score],
        },
        ["≥ 99", (site) => site >= 99],
      ),
    );
  }
  return rows;
}
