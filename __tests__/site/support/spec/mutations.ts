/** Shows that each row of the table notices a change of what it states, and that no other row does. */
import { builtSite, changedSite, watched, type Change, type Site } from "../documents";
import type { Row } from "./row";

export interface Outcome {
  row: Row;
  change: Change;
  /** What is wrong, in words; undefined where exactly the expected rows fail. */
  problem?: string;
}

/** Why `row` fails on `site`; undefined if it does not. */
export function failureOf(row: Row, site: Site): string | undefined {
  try {
    row.check(site);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Makes every change of every row in turn and runs the rows. */
export function runMutations(rows: readonly Row[]): Outcome[] {
  const readers = new Map<Row, ReadonlySet<string>>();
  const broken = new Set<Row>();
  for (const row of rows) {
    const seen = new Set<string>();
    if (failureOf(row, watched(builtSite, seen)) !== undefined) broken.add(row);
    readers.set(row, seen);
  }
  return rows.flatMap((row) =>
    (row.mutate ?? []).map((change) => {
      if (broken.has(row)) return { row, change, problem: "fails without the change" };
      // A row that looks at nothing that changed cannot come out differently.
      const affected = rows.filter(
        (other) => !broken.has(other) && readers.get(other)?.has(change.in),
      );
      return { row, change, problem: problemOf(row, change, affected) };
    }),
  );
}

function problemOf(row: Row, change: Change, affected: readonly Row[]): string | undefined {
  let site: Site;
  try {
    site = changedSite(change);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const failing = affected.filter((other) => failureOf(other, site) !== undefined);
  const failed = new Set(failing.map(({ spec }) => spec));
  const expected = new Set([row.spec, ...Object.keys(row.alsoFails ?? {})]);
  const uncaught = [...expected].filter((spec) => !failed.has(spec));
  const others = [...failed].filter((spec) => !expected.has(spec));
  return (
    [
      ...uncaught.map((spec) => `not noticed by “${spec}”`),
      ...others.map((spec) => `breaks “${spec}” too`),
    ].join("; ") || undefined
  );
}
