/** Passed to every part of the bench. */
import type { Browser } from "playwright-core";
import type { Addresses } from "./pages";
import type { Row } from "./result";
import type { Side } from "./server.mjs";

export interface Bench {
  /** The number of runs. */
  runs: number;
  addresses: Addresses;
  /** The pages whose first view is measured. */
  pages: readonly string[];
  origin: Readonly<Record<Side, string>>;
  browser: Browser;
  /** The browser's debugging port, for Lighthouse. */
  debuggingPort: number;
  /** Logs progress. */
  say: (words: string) => void;
}

/** A part of the bench, which measures and returns rows. */
export type Part = (bench: Bench) => Promise<Row[]>;

/** Measures both sides `runs` times, alternating, so that other load on the machine affects both equally. */
export async function inTurns<Value>(
  { runs, say }: Bench,
  name: string,
  measure: (side: Side) => Promise<Value>,
): Promise<Record<Side, Value[]>> {
  const found: Record<Side, Value[]> = { site: [], limit: [] };
  for (let run = 1; run <= runs; run += 1) {
    say(`${name}: ${run} of ${runs}`);
    found.site.push(await measure("site"));
    found.limit.push(await measure("limit"));
  }
  return found;
}
