/** Notices of the content check: unlike mistakes, they do not fail a build. */
import { at } from "./checks/check";
import { sides } from "../map/labels";
import { areasMap, regionMap, townMap } from "../map/maps";
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
        // The field list reports invalid dates.
        if (!/^\d{4}-\d{2}-\d{2}$/.test(end) || end >= yearAgo) return [];
        const says = `“${String(closure?.reason)}” ended on ${end}, more than a year ago; take the entry away`;
        return [at(business, ["closures", index], says)];
      });
    });
}

/** Names on maps that overlap although each is on the best side, or on the side that its entry says. */
export function overlappingNames(entries: readonly Entry[]): Problem[] {
  const published = entries
    .filter(({ data }) => data.draft !== true)
    .map((entry) => ({ ...entry, type: entry.kind.type }));
  const maps = published.flatMap((entry) => {
    if (entry.type === "Region") return [{ entry, map: regionMap(entry.data, published) }];
    if (entry.type === "Town") return [{ entry, map: townMap(entry.data, published) }];
    return entry.type === "ServiceAreasPage" ? [{ entry, map: areasMap(published) }] : [];
  });
  return maps.flatMap(({ entry, map }) =>
    map.overlaps.map(([one, other]) => {
      const says = `the names ${one} and ${other} overlap on the map; write labelSide at one of the two: ${sides.join(", ")}`;
      return at(entry, [entry.type === "Region" ? "places" : "lat"], says);
    }),
  );
}
