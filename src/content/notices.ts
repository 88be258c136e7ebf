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

const drawnMaps = { Region: regionMap, Town: townMap, ServiceAreasPage: areasMap };

/** Names on maps that overlap although each has been placed on the best side, or on the side that its entry says. */
export function overlappingNames(entries: readonly Entry[]): Problem[] {
  const published = entries
    .filter(({ data }) => data.draft !== true)
    .map((entry) => ({ ...entry, type: entry.kind.type }));
  return published.flatMap((entry) => {
    const draw = drawnMaps[entry.type as keyof typeof drawnMaps];
    return draw(entry, published).overlaps.map(([one, other]) =>
      at(
        entry,
        [entry.type === "Region" ? "places" : "lat"],
        `the names ${one.name} and ${other.name} overlap on the map; write labelSide at one of the two: ${sides.join(", ")}`,
      ),
    );
  });
}
