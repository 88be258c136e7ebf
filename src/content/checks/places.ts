/** Places on the map: each entry has one of its own, and a town lies in its region. */
import { counties, liesIn } from "../maryland";
import type { Entry, Problem } from "../read";
import { fieldAt } from "../walk";
import { atField, repeated, type Subject } from "./check";

const howTo = "right-click the place in any online map to see them";

/** Every entry at the place of another one, and every town outside its region. Drafts may wait for their place. */
export function checkPlaces({ entries }: Subject): Problem[] {
  const placed = entries.filter((entry) => entry.data.draft !== true && hasPlace(entry));
  const known = repeated(placed, ({ data }) => `${Number(data.lat)} ${Number(data.lon)}`);
  return placed.flatMap((entry) => {
    const other = known.get(entry);
    if (!other) return outsideRegion(entry, entries);
    return [
      atField(
        entry,
        ["lat"],
        `${other.file} has this very place on the map; write lat and lon of this one: ${howTo}`,
      ),
    ];
  });
}

/** true where both numbers are as the field list says; others are told by it. */
const hasPlace = ({ kind, data }: Entry) =>
  ["lat", "lon"].every((key) => fieldAt(kind.fields, [key])?.safeParse(data[key]).success);

function outsideRegion(entry: Entry, entries: readonly Entry[]): Problem[] {
  const region = entries.find(
    ({ kind, slug }) => kind.type === "Region" && slug === entry.data.region,
  );
  const county = region && counties().find(({ fips }) => fips === region.data.fips);
  if (!county || liesIn(county, Number(entry.data.lat), Number(entry.data.lon))) return [];
  return [
    atField(
      entry,
      ["region"],
      `the place of lat and lon does not lie in ${String(region.data.title)}; write the region that it lies in, or lat and lon anew: ${howTo}`,
    ),
  ];
}
