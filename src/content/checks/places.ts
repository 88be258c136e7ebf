/** Places on the map: each entry has one of its own, and a town lies in its region, be it an entry or one that the region names. */
import { counties, liesIn, type County } from "../maryland";
import type { Entry, Problem } from "../read";
import { fieldAt } from "../walk";
import { atField, repeated, type Subject } from "./check";

const howTo = "right-click the place in any online map to see them";

/** Every entry at the place of another one, and every town outside its region. Drafts may wait for their place. */
export function checkPlaces({ entries }: Subject): Problem[] {
  return [...checkOwnPlaces(entries), ...entries.flatMap(localTownsOutside)];
}

function checkOwnPlaces(entries: readonly Entry[]): Problem[] {
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
  const county = region && countyOf(region);
  if (!county || liesIn(county, Number(entry.data.lat), Number(entry.data.lon))) return [];
  return [
    atField(
      entry,
      ["region"],
      `${outside(region)}; write the region that it lies in, or lat and lon anew: ${howTo}`,
    ),
  ];
}

function localTownsOutside(region: Entry): Problem[] {
  const county = region.kind.type === "Region" && countyOf(region);
  const { places } = region.data;
  if (!county || !Array.isArray(places)) return [];
  return places.flatMap((place: Record<string, unknown> | null, index) => {
    const [lat, lon] = [Number(place?.lat), Number(place?.lon)];
    // What is no number is told by the field list.
    if (Number.isNaN(lat + lon) || liesIn(county, lat, lon)) return [];
    const says = `${outside(region)}; write them anew, or a town that lies there: ${howTo}`;
    return [atField(region, ["places", index], says)];
  });
}

const countyOf = (region: Entry): County | undefined =>
  counties().find(({ fips }) => fips === region.data.fips);

const outside = (region: Entry) =>
  `the place of lat and lon does not lie in ${String(region.data.title)}`;
