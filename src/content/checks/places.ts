/**
 * Places on the map (decision 32). A region is a county of the company's state, or of the state in its own field. The company's address
 * lies in its state. No two entries have the same place, and a town lies in its region, whether it is an entry or only listed by the
 * region.
 */
import { allStates, countyOf as countyWith, liesIn, type Shape } from "../place/atlas";
import { stateFips, stateOfCounty } from "../place/states";
import type { Entry, Problem } from "../read";
import { fieldAt } from "../walk";
import { atField, repeated, type Subject } from "./check";

const howTo = "right-click the place in any online map to see them";

/** Every entry with the same place as another one, and every town outside its region. Drafts may have these problems. */
export function checkPlaces({ entries }: Subject): Problem[] {
  const business = entries.find(({ kind }) => kind.type === "Business");
  const address = business?.data.address as { state?: unknown } | undefined;
  const home = stateFips(address?.state) ? String(address?.state) : "";
  return [
    ...(business && home ? addressOutside(business, home) : []),
    ...(home ? entries.flatMap((entry) => regionOutside(entry, home)) : []),
    ...checkOwnPlaces(entries, home),
    ...entries.flatMap((entry) => localTownsOutside(entry, home)),
  ];
}

function addressOutside(business: Entry, home: string): Problem[] {
  const { lat, lon } = (business.data.map ?? {}) as Record<string, unknown>;
  const state = stateWith(home);
  // The field list reports values that are not numbers.
  if (!state || Number.isNaN(Number(lat) + Number(lon))) return [];
  if (liesIn(state, Number(lat), Number(lon))) return [];
  const says = `the place of lat and lon does not lie in ${state.name}, the state of the address; write them anew: ${howTo}`;
  return [atField(business, ["map"], says)];
}

function regionOutside(region: Entry, home: string): Problem[] {
  if (region.kind.type !== "Region") return [];
  const code = stateOf(region, home);
  const { fips } = region.data;
  // The field list reports numbers of another form.
  if (!/^\d{5}$/.test(String(fips))) return [];
  const county = countyWith(fips);
  const other = stateOfCounty(fips);
  if (county && other === code) return labelOutside(region, county);
  const name = stateWith(code)?.name ?? code;
  const says =
    county && other
      ? `${String(fips)} is ${county.name} in ${stateWith(other)?.name}; write a number of ${name}, or “state: ${other}” on a line of its own`
      : `no county of ${name} has the number ${String(fips)} in the US Census`;
  return [atField(region, ["fips"], says)];
}

/** How far a label may be from its county, in degrees: about 30 miles, for small counties on the coast. */
const farthest = 0.5;

function labelOutside(region: Entry, county: Shape): Problem[] {
  if (!hasPlace(region)) return [];
  const [lat, lon] = [Number(region.data.lat), Number(region.data.lon)];
  const near = county.geometry.coordinates
    .flat(2)
    .some(([x = 0, y = 0]) => Math.abs(x - lon) < farthest && Math.abs(y - lat) < farthest);
  // The middle of a borough of Alaska is far from its border.
  if (near || liesIn(county, lat, lon)) return [];
  return [
    atField(
      region,
      ["lat"],
      `lat and lon are far from ${county.name}; write those of a place in it: ${howTo}`,
    ),
  ];
}

const stateWith = (code: string): Shape | undefined =>
  allStates().find(({ fips }) => fips === stateFips(code));

function checkOwnPlaces(entries: readonly Entry[], home: string): Problem[] {
  const placed = entries.filter((entry) => entry.data.draft !== true && hasPlace(entry));
  const known = repeated(placed, ({ data }) => `${Number(data.lat)} ${Number(data.lon)}`);
  return placed.flatMap((entry) => {
    const other = known.get(entry);
    if (!other) return outsideRegion(entry, entries, home);
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

function outsideRegion(entry: Entry, entries: readonly Entry[], home: string): Problem[] {
  const region = entries.find(
    ({ kind, slug }) => kind.type === "Region" && slug === entry.data.region,
  );
  const county = region && countyOf(region, home);
  if (!county || liesIn(county, Number(entry.data.lat), Number(entry.data.lon))) return [];
  return [
    atField(
      entry,
      ["region"],
      `${outside(region)}; write the region that it lies in, or lat and lon anew: ${howTo}`,
    ),
  ];
}

function localTownsOutside(region: Entry, home: string): Problem[] {
  const county = region.kind.type === "Region" ? countyOf(region, home) : undefined;
  const { places } = region.data;
  if (!county || !Array.isArray(places)) return [];
  return places.flatMap((place: Record<string, unknown> | null, index) => {
    const [lat, lon] = [Number(place?.lat), Number(place?.lon)];
    // The field list reports values that are not numbers.
    if (Number.isNaN(lat + lon) || liesIn(county, lat, lon)) return [];
    const says = `${outside(region)}; write them anew, or a town that lies there: ${howTo}`;
    return [atField(region, ["places", index], says)];
  });
}

/** The county of `region`; undefined if its number belongs to another state, which is reported separately. */
const countyOf = (region: Entry, home: string): Shape | undefined =>
  stateOfCounty(region.data.fips) === stateOf(region, home)
    ? countyWith(region.data.fips)
    : undefined;

/** The postal code of the region's state: that of its own field, or that of the company's address. */
const stateOf = ({ data }: Entry, home: string): string =>
  stateFips(data.state) ? String(data.state) : home;

const outside = (region: Entry) =>
  `the place of lat and lon does not lie in ${String(region.data.title)}`;
