/** What the check mentions without calling it a mistake: it may stay, and no build ends because of it. */
import { at } from "./checks/check";
import type { Entry, Problem } from "./read";

interface Closure {
  day?: unknown;
  until?: unknown;
  reason?: unknown;
}

/** Closures in `entries` that ended more than a year before `today`, YYYY-MM-DD (decision 28). */
export function pastClosures(entries: readonly Entry[], today: string): Problem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return entries
    .filter(({ kind }) => kind.type === "Business")
    .flatMap((business) => {
      const { closures } = business.data;
      if (!Array.isArray(closures)) return [];
      return (closures as (Closure | null)[]).flatMap((closure, index) => {
        const end = String(closure?.until ?? closure?.day);
        // What is no day is reported by the field list.
        if (!/^\d{4}-\d{2}-\d{2}$/.test(end) || end >= yearAgo) return [];
        const says = `“${String(closure?.reason)}” ended on ${end}, more than a year ago; take the entry away`;
        return [at(business, ["closures", index], says)];
      });
    });
}
