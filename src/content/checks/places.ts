/**
 * Places on the map (decision 32). A region is a county of the map's state, and the company's address lies in that state. No two entries
 * have the same place, and a town lies in its region, whether it is an entry or only listed by the region.
 */
import { areas, countyOf, liesIn, project, state, type Area } from "../../map/project";
import type { Entry, Problem } from "../read";
import { fieldAt } from "../walk";
import { atField, repeated, type Subject } from "./check";

const howTo = "right-click the place in any online map to see them";

/** Every entry with the same place as another one, and every town outside its region. Drafts may have these problems. */
export function checkPlaces({ entries }: Subject): Problem[] {
  return [
    ...entries.flatMap(addressOutside),
    ...entries.flatMap(regionOutside),
    ...checkOwnPlaces(entries),
    ...entries.flatMap(localTownsOutside),
  ];
}

function addressOutside(business: Entry): Problem[] {
  if (business.kind.type !== "Business") return [];
  const { lat, lon } = (business.data.map ?? {}) as Record<string, unknown>;
  // The field list reports values that are not numbers.
  if (Number.isNaN(Number(lat) + Number(lon))) return [];
  const counties = areas.filter(({ fips }) => fips.length === 5);
  if (liesIn(counties, Number(lat), Number(lon))) return [];
  const says = `the place of lat and lon does not lie in ${state.name}, the state of the address; write them anew: ${howTo}`;
  return [atField(business, ["map"], says)];
}

function regionOutside(region: Entry): Problem[] {
  if (region.kind.type !== "Region") return [];
  const { fips } = region.data;
  // The field list reports numbers of another form.
  if (!/^\d{5}$/.test(String(fips))) return [];
  const county = countyOf(fips);
  if (county) return labelOutside(region, county);
  return [
    atField(
      region,
      ["fips"],
      `no county of ${state.name} has the number ${String(fips)} in the US Census`,
    ),
  ];
}

/** How far a label may be from its county, in map units: about 30 miles. */
const farthest = 4300;

function labelOutside(region: Entry, county: Area): Problem[] {
  if (!hasPlace(region)) return [];
  const { x, y } = project(Number(region.data.lat), Number(region.data.lon));
  const box = county.bounds;
  const beyond = Math.max(box.x - x, x - box.x - box.width, box.y - y, y - box.y - box.height);
  if (beyond < farthest) return [];
  return [
    atField(
      region,
      ["lat"],
      `lat and lon are far from ${county.name}; write those of a place in it: ${howTo}`,
    ),
  ];
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

/** true if both numbers are valid by the field list, which reports those that are not. */
const hasPlace = ({ kind, data }: Entry) =>
  ["lat", "lon"].every((key) => fieldAt(kind.fields, [key])?.safeParse(data[key]).success);

function outsideRegion(entry: Entry, entries: readonly Entry[]): Problem[] {
  const region = entries.find(
    ({ kind, slug }) => kind.type === "Region" && slug === entry.data.region,
  );
  const county = countyOf(region?.data.fips);
  if (!region || !county) return [];
  if (liesIn([county], Number(entry.data.lat), Number(entry.data.lon))) return [];
  return [
    atField(
      entry,
      ["region"],
      `${outside(region)}; write the region that it lies in, or lat and lon anew: ${howTo}`,
    ),
  ];
}

function localTownsOutside(region: Entry): Problem[] {
  const county = region.kind.type === "Region" ? countyOf(region.data.fips) : undefined;
  const { places } = region.data;
  if (!county || !Array.isArray(places)) return [];
  return places.flatMap((place: Record<string, unknown> | null, index) => {
    const [lat, lon] = [Number(place?.lat), Number(place?.lon)];
    // The field list reports values that are not numbers.
    if (Number.isNaN(lat + lon) || liesIn([county], lat, lon)) return [];
    const says = `${outside(region)}; write them anew, or a town that lies there: ${howTo}`;
    return [atField(region, ["places", index], says)];
  });
}

const outside = (region: Entry) =>
  `the place of lat and lon does not lie in ${String(region.data.title)}`;
