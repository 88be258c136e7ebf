/** Regions and towns whose texts are nearly the same: search engines treat such pages as doorways (decision 38). */
import type { Entry, Problem } from "../read";
import { at, type Subject } from "./check";

/** The number of words in a run, and the share of common runs above which two texts are near-copies. */
const runLength = 5;
const most = 1 / 3;

/** Every region and town whose text shares more than a third of its runs of five words with an earlier one. */
export function checkNearCopies({ entries }: Subject): Problem[] {
  const areas = entries
    .filter(({ kind, data }) => ["Region", "Town"].includes(kind.type) && data.draft !== true)
    .map((entry) => ({ entry, runs: runsOf(entry) }));
  return areas.flatMap(({ entry, runs }, index) => {
    for (const other of areas.slice(0, index)) {
      const common = share(runs, other.runs);
      if (common <= most) continue;
      const percent = Math.round(common * 100);
      const says = `this text shares ${percent} percent of its wording with ${other.entry.file}; search engines take such pages for copies: write what is true of this place alone`;
      return [at(entry, [], says)];
    }
    return [];
  });
}

/** Every run of five words in the text below the fields, without numbers and punctuation. */
function runsOf({ body }: Entry): ReadonlySet<string> {
  const words = (body ?? "").toLowerCase().match(/[a-z’']+/g) ?? [];
  return new Set(
    words
      .slice(runLength - 1)
      .map((_, index) => words.slice(index, index + runLength).join(" ")),
  );
}

/** The share of the shorter text's runs that the other text also has, 0 to 1. */
function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [less, more] = a.size < b.size ? [a, b] : [b, a];
  const common = [...less].filter((run) => more.has(run)).length;
  return less.size === 0 ? 0 : common / less.size;
}
