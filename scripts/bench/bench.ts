/** What every part of the bench is given. */
import type { Browser } from "playwright-core";
import type { Addresses } from "./pages";
import type { Row } from "./result";
import type { Side } from "./server.mjs";

export interface Bench {
  /** How often each figure is taken. */
  runs: number;
  addresses: Addresses;
  /** The pages whose first view is measured. */
  pages: readonly string[];
  origin: Readonly<Record<Side, string>>;
  browser: Browser;
  /** Where Lighthouse reaches the same browser. */
  debuggingPort: number;
  /** Says how far it is. */
  say: (words: string) => void;
}

/** A part of the bench: takes its figures, gives back its rows. */
export type Part = (bench: Bench) => Promise<Row[]>;

/** Takes a figure of every side `runs` times, in turns, so that what the machine does meanwhile befalls both. */
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
