/** The maps of the site: which part each page shows, with its names and its cable. */
import type { SourceEntry } from "./kind";
import { byPosition } from "./related";
import { anchorOf, cableRuns, hasDot, linePath, overlaps, placeNames } from "../map/labels";
import type { Label, Name, Side, View } from "../map/labels";
import { boxAround, countyOf, isIndependentCity, project, viewBoxOf } from "../map/project";
import type { Box, MapName, Point } from "../map/project";

/** A map as a page draws it (DrawnMap in src/content/sdl.ts). */
export interface DrawnMap {
  file: MapName;
  viewBox: string;
  ratio: number;
  marks: { kind: string; d: string }[];
  labels: Label[];
  /** Pairs of names that overlap, for the check. */
  overlaps: [string, string][];
}

type Data = SourceEntry["data"];
type Entries = readonly SourceEntry[];

/** How wide a map is on the narrowest and on wide screens, in pixels; for wide ones as if names were not larger there. */
type Widths = readonly [narrowest: number, wide: number];
const widths = { areas: [344, 490], region: [250, 490], figure: [266, 430] } as const;

/** The smallest distance between the lamps of a region on the narrowest screen, in pixels. */
const minGap = 20;

/** The smallest part of the map that is shown for it, in map units: about 10 km. Names of closer places overlap, which the check says. */
const minPart = 1000;

const named = (kind: Name["kind"], name: unknown, { lat, lon, labelSide }: Data): Name => ({
  name: String(name),
  kind,
  ...project(Number(lat), Number(lon)),
  labelSide: labelSide as Side | undefined,
});

/** The entries of a type, in the order of their positions, if they have any. */
const all = (type: string, entries: Entries) =>
  entries.filter(({ kind }) => kind.type === type).sort(byPosition);

const cornersOf = (region?: Data): Point[] => countyOf(region?.fips)?.rings.flat() ?? [];

/** The lamp where the cable on all maps begins. */
function originOf(entries: Entries): Name | undefined {
  const slug = all("ServiceAreasPage", entries)[0]?.data.origin;
  const origin = all("Region", entries).find((region) => region.slug === slug);
  return origin && named("origin", origin.data.mapLabel, origin.data);
}

/** The groups in a field that is a list. Some may be empty while an editor writes them. */
const groupsIn = (list: unknown): Data[] =>
  (Array.isArray(list) ? (list as (Data | null)[]) : []).filter((group) => group !== null);

/** The names for orientation that are no pages, of all maps or of a region's: places with a dot, and waters without one. */
const orientation = (data?: Data): Name[] =>
  groupsIn(data?.orientation).map((place) =>
    named(place.water === true ? "landmark" : "place", place.name, place),
  );

/** The part of the map that all served counties take up. */
export const servedBox = (regions: readonly Data[]): Box =>
  boxAround(regions.flatMap(cornersOf));

/** The map of all areas: every town has a lamp. */
export function areasMap(entries: Entries): DrawnMap {
  const lamps = all("Town", entries).map(({ data }) => named("town", data.title, data));
  const box = servedBox(all("Region", entries).map(({ data }) => data));
  // The names on the right are within a screen that is 320 px wide.
  const { x, ...part } = resized(box, box.width * 1.24, box.height * 1.04);
  return drawn(entries, lamps, { ...part, x: x + 300 }, widths.areas, [], 0.4);
}

/** The map of a region: each of its local places has a lamp. That of the city is around its harbor, where the places are close together. */
export function regionMap(region: Data, entries: Entries): DrawnMap {
  const lamps = groupsIn(region.places).map((place) => named("town", place.name, place));
  const nearby = orientation(region);
  if (isIndependentCity(region.fips)) {
    const box = boxAround([...lamps, ...nearby, named("origin", "", region)]);
    const part = resized(box, Math.max(box.width, box.height) * 1.35);
    return { ...drawn(entries, lamps, part, widths.region, nearby), file: "harbor" };
  }
  const part = squareAround(region, lamps, entries, widths.region);
  return drawn(entries, lamps, part, widths.region, nearby);
}

/** The map of a town, in its region. */
export function townMap(town: Data, entries: Entries): DrawnMap {
  const region = all("Region", entries).find(({ slug }) => slug === town.region)?.data;
  const lamps = [named("town", town.title, town)];
  const part = squareAround(region, lamps, entries, widths.figure);
  return drawn(entries, lamps, part, widths.figure);
}

/** The map around the company's address. */
export function addressMap({ address, map }: Data): DrawnMap {
  const lamp = named("origin", (address as Data).city, map as Data);
  return drawn([], [lamp], resized(boxAround([lamp]), 3000), widths.figure);
}

/** A square with a region, `lamps` and the origin in its middle two thirds; smaller if the lamps would be too close to each other. */
function squareAround(
  region: Data | undefined,
  lamps: readonly Name[],
  entries: Entries,
  [narrowest]: Widths,
): Box {
  const origin = originOf(entries);
  const box = boxAround([...cornersOf(region), ...lamps, ...(origin ? [origin] : [])]);
  const distances = lamps.flatMap((a, index) =>
    lamps.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
  );
  const largest = Math.max(minPart, (Math.min(...distances) / minGap) * narrowest);
  return resized(box, Math.min(Math.max(box.width, box.height) * 1.5, largest));
}

/** A box of this size with the same middle as `box`. */
const resized = ({ x, y, ...size }: Box, width: number, height = width): Box => ({
  x: x + (size.width - width) / 2,
  y: y + (size.height - height) / 2,
  width,
  height,
});

/**
 * @param nearby further names for orientation.
 * @param beyond how much more of the map is seen right of `box` on wide screens, as a part of its width.
 */
function drawn(
  entries: Entries,
  lamps: readonly Name[],
  box: Box,
  [narrowest, widest]: Widths,
  nearby: readonly Name[] = [],
  beyond = 0,
): DrawnMap {
  const origin = originOf(entries);
  const beside = origin ? [origin, ...lamps] : lamps;
  const unlit = [
    ...all("Region", entries).map(({ data }) => named("county", data.mapLabel, data)),
    ...nearby,
    ...orientation(all("ServiceAreasPage", entries)[0]?.data),
  ].filter(({ name }) => !beside.some((lamp) => lamp.name === name));
  const runs = origin ? cableRuns(origin, lamps, box.width * 0.015) : [];
  const narrow: View = { box, scale: narrowest / box.width };
  const more = { ...box, width: box.width * (1 + beyond) };
  const wide: View = { box: more, scale: widest / box.width };
  const labels = placeNames([...beside, ...unlit], runs, [narrow, wide]);
  const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;
  return {
    file: "map",
    viewBox: viewBoxOf(box),
    ratio: Math.round((box.width / box.height) * 1000) / 1000,
    marks: [
      { kind: "cable", d: linePath(runs) },
      // To below the name, which begins a little beyond its anchor.
      ...labels
        .filter(({ away }) => away > 0)
        .map((label) => [label, anchorOf({ ...label, away: label.away + 400 })])
        .map((line) => ({ kind: "leader", d: linePath([line]) })),
      ...labels.filter(hasDot).map(({ kind, wide, x, y }) => ({
        kind: `${wide ? "wide" : kind}Dot`,
        d: `M${x} ${y}h0`,
      })),
    ],
    labels: labels.map((label) => {
      const { x, y } = anchorOf(label);
      return {
        ...label,
        x: percent(x - box.x, box.width),
        y: percent(y - box.y, box.height),
      };
    }),
    overlaps: overlaps(labels, narrow),
  };
}
