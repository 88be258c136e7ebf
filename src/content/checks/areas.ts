/** Positions on the map (decision 32): the address, regions and towns lie where they say. Also texts of areas that are nearly the same. */
import { z } from "zod";
import { sides } from "../../map/labels";
import type { DrawnMap } from "../maps";
import { areas, countyOf, liesIn, project, state } from "../../map/project";
import { coordinates } from "../fields";
import type { Entry, Problem } from "../read/entry";
import { at, atField, isPublished, repeated, type Subject } from "./check";

const howTo = "right-click the place in any online map to see them";

const ofType = (entries: readonly Entry[], ...types: string[]) =>
  entries.filter(({ kind }) => types.includes(kind.type));

/** Every entry with the same position as another one, or outside its area. Only published ones need positions of their own. */
export function* checkPositions({ entries }: Subject): Iterable<Problem> {
  for (const business of ofType(entries, "Business")) yield* addressOutside(business);
  for (const region of ofType(entries, "Region")) yield* regionOutside(region);
  const placed = ofType(entries, "Region", "Town").filter(
    (entry) => isPublished(entry) && pointIn(entry.data),
  );
  const taken = new Map(
    repeated(placed, ({ data }) => `${Number(data.lat)} ${Number(data.lon)}`),
  );
  for (const entry of placed) {
    const other = taken.get(entry)?.file;
    if (other === undefined) yield* outsideRegion(entry, entries);
    else {
      const message = `${other} has the same coordinates; write the lat and lon of this one: ${howTo}`;
      yield atField(entry, ["lat"], message);
    }
  }
}

const positioned = z.object(coordinates);

/** The latitude and longitude in a group of fields; undefined if they are not valid, which the field list reports. */
const pointIn = (group: unknown) => positioned.safeParse(group).data;

function* addressOutside(business: Entry): Iterable<Problem> {
  const point = pointIn(business.data.map);
  const counties = areas.filter(({ fips }) => fips.length === 5);
  if (!point || liesIn(counties, point.lat, point.lon)) return;
  const message = `lat and lon are not in ${state.name}, the state of the address; correct them: ${howTo}`;
  yield atField(business, ["map"], message);
}

/** How far a label may be from its county, in map units: about 30 miles. */
const farthest = 4300;

function* regionOutside(region: Entry): Iterable<Problem> {
  const { fips, places } = region.data;
  const county = countyOf(fips);
  // The field list reports numbers of another form.
  if (!county && /^\d{5}$/.test(String(fips))) {
    const message = `no county of ${state.name} has the FIPS code ${String(fips)}; look it up at census.gov`;
    yield atField(region, ["fips"], message);
  }
  if (!county) return;
  const label = pointIn(region.data);
  if (label) {
    const { x, y } = project(label.lat, label.lon);
    const { x: left, y: top, width, height } = county.bounds;
    if (Math.max(left - x, x - left - width, top - y, y - top - height) >= farthest) {
      const message = `lat and lon are far from ${county.name}; write those of a place in the county: ${howTo}`;
      yield atField(region, ["lat"], message);
    }
  }
  if (!Array.isArray(places)) return;
  const points = places.map(pointIn);
  const keys = points.map((point) => JSON.stringify(point ?? null));
  for (const [index, point] of points.entries()) {
    if (!point) continue;
    const first = keys.indexOf(JSON.stringify(point));
    const taken = `the town on line ${region.lineOf(["places", first])} has the same coordinates; write the lat and lon of this one: ${howTo}`;
    const away = `${outside(region)}; correct them, or choose a town that is there: ${howTo}`;
    if (first !== index) yield atField(region, ["places", index], taken);
    else if (!liesIn([county], point.lat, point.lon))
      yield atField(region, ["places", index], away);
  }
}

const outside = (region: Entry) => `lat and lon are not in ${String(region.data.title)}`;

function* outsideRegion(entry: Entry, entries: readonly Entry[]): Iterable<Problem> {
  const region = ofType(entries, "Region").find(({ slug }) => slug === entry.data.region);
  const county = countyOf(region?.data.fips);
  if (!region || !county) return;
  if (liesIn([county], Number(entry.data.lat), Number(entry.data.lon))) return;
  const message = `${outside(region)}; choose the region that the town is in, or correct lat and lon: ${howTo}`;
  yield atField(entry, ["region"], message);
}

/** The number of words in a run, and the part of common runs above which two texts are near-copies. */
const runLength = 5;
const maxOverlap = 1 / 3;

/** Every region and town whose text is nearly that of an earlier one: search engines treat such pages as doorways (decision 38). */
export function* checkNearCopies({ entries }: Subject): Iterable<Problem> {
  const texts = ofType(entries, "Region", "Town")
    .filter(isPublished)
    .map((entry) => ({ entry, runs: runsIn(entry.body) }));
  for (const [index, { entry, runs }] of texts.entries())
    for (const other of texts.slice(0, index)) {
      const common = overlap(runs, other.runs);
      if (common <= maxOverlap) continue;
      const percent = Math.round(common * 100);
      const message = `this text shares ${percent} percent of its wording with ${other.entry.file}; search engines treat such pages as duplicates; write what is true of this place only`;
      yield at(entry, [], message);
      break;
    }
}

/** Every run of five words in a text, without numbers and punctuation. */
function runsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z’']+/g) ?? [];
  const starts = words.slice(runLength - 1);
  return new Set(starts.map((_, index) => words.slice(index, index + runLength).join(" ")));
}

/** The part of the shorter text's runs that the other text also has, 0 to 1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [less, more] = a.size < b.size ? [a, b] : [b, a];
  return less.size === 0 ? 0 : [...less].filter((run) => more.has(run)).length / less.size;
}

/** Names on maps that overlap although each is on the best side, or on the side that its entry says. A notice, not a mistake. */
export function overlappingNames(entries: readonly Entry[]): Problem[] {
  const published = entries.filter(isPublished);
  return published.flatMap((entry) => {
    const map = entry.kind.resolved?.drawnMap?.resolve(entry, published) as
      DrawnMap | undefined;
    return (map?.overlaps ?? []).map(([one, other]) => {
      const message = `the names ${one} and ${other} overlap on the map; add labelSide to one of them: ${sides.join(", ")}`;
      return at(entry, [entry.kind.type === "Region" ? "places" : "lat"], message);
    });
  });
}

/** The closures of a company, with their days; none for invalid dates, which the field list reports. */
const closuresOf = ({ data }: Entry) =>
  (Array.isArray(data.closures) ? data.closures : []).flatMap((closure, index) => {
    const { day, until = day, reason } = Object(closure) as Record<string, unknown>;
    const isDated = [day, until].every((date) => /^\d{4}-\d{2}-\d{2}$/.test(String(date)));
    return isDated ? { index, reason, start: String(day), end: String(until) } : [];
  });

/** Every closure of the same days as an earlier one: neither is the shorter one, which would apply (decision 44). */
export function* checkClosures({ entries }: Subject): Iterable<Problem> {
  for (const business of ofType(entries, "Business")) {
    const closures = closuresOf(business);
    for (const { index, start, end } of closures) {
      const first = closures.find((other) => other.start === start && other.end === end);
      if (!first || first.index === index) continue;
      const message = `the closure on line ${business.lineOf(["closures", first.index])} is on the same days; keep one of them, or change the days`;
      yield atField(business, ["closures", index], message);
    }
  }
}

/** Closures that ended more than a year before `today`, YYYY-MM-DD (decision 28). A notice, not a mistake. */
export function pastClosures(entries: readonly Entry[], today: string): Problem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return ofType(entries, "Business").flatMap((business) =>
    closuresOf(business)
      .filter(({ end }) => end < yearAgo)
      .map(({ index, reason, end }) => {
        const message = `“${String(reason)}” ended on ${end}, more than a year ago; delete this item`;
        return at(business, ["closures", index], message);
      }),
  );
}
