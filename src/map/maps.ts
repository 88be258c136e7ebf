/** The maps of the site: which part each page shows, with its names and its cable. */
import type { SourceEntry } from "../content/kind";
import {
  cablePath,
  cableRuns,
  overlaps,
  placeNames,
  type Label,
  type Name,
  type Side,
  type View,
} from "./labels";
import { boxAround, countyOf, project, viewBoxOf, type Box, type Point } from "./project";

/** A map as a page draws it. */
export interface DrawnMap {
  /** The part that every screen shows, whose shape is that of the map; wider screens show more around it. */
  viewBox: string;
  /** Its width divided by its height. */
  ratio: number;
  /** Path data. */
  cable: string;
  /** Names, each with its position in percent of the part. */
  labels: Label[];
  /** Pairs of names that overlap. */
  overlaps: [Label, Label][];
}

type Entries = readonly Pick<SourceEntry, "type" | "slug" | "data">[];
type Data = SourceEntry["data"];

/** Names for orientation, each with its possible positions, the best one first. */
const landmarks: readonly [name: string, ...positions: [lat: number, lon: number][]][] = [
  ["Chesapeake Bay", [39.1, -76.34], [38.72, -76.44], [38.45, -76.38]],
  ["Washington, D.C.", [38.9, -77.015], [38.85, -77.2]],
  ["Annapolis", [38.985, -76.565]],
  ["Frederick", [39.4143, -77.4105]],
];

/** The widths of maps in pixels on the narrowest and on the widest screens, as if names had the same size on both. */
const widths = { areas: [360, 440], region: [344, 420], town: [300, 380] } as const;

const positionOf = ({ lat, lon }: Data): Point => project(Number(lat), Number(lon));

const named = (kind: Name["kind"], name: unknown, data: Data): Name => ({
  name: String(name),
  kind,
  ...positionOf(data),
  labelSide: data.labelSide as Side | undefined,
});

const cornersOf = (region: Data): Point[] => countyOf(region.fips)?.rings.flat() ?? [];

const regionsOf = (entries: Entries) => entries.filter(({ type }) => type === "Region");

/** The region where the cable on all maps begins. */
function originOf(entries: Entries): Entries[number] | undefined {
  const overview = entries.find(({ type }) => type === "ServiceAreasPage");
  return regionsOf(entries).find(({ slug }) => slug === overview?.data.origin);
}

/** The part of the map that all served counties take up. */
export const servedBox = (regions: readonly Data[]): Box =>
  boxAround(regions.flatMap(cornersOf));

/** The map of all areas: every town has a lamp. */
export function areasMap(_: unknown, entries: Entries): DrawnMap {
  const towns = entries.filter(({ type }) => type === "Town");
  const lamps = towns.map(({ data }) => named("town", data.title, data));
  return drawn(
    entries,
    lamps,
    grown(servedBox(regionsOf(entries).map(({ data }) => data)), 1.04),
    widths.areas,
    0.4,
  );
}

/** The map of a region: each of its local places has a lamp. */
export function regionMap({ data: region }: Pick<SourceEntry, "data">, entries: Entries) {
  const places = Array.isArray(region.places) ? (region.places as (Data | null)[]) : [];
  const lamps = places.flatMap((each) => (each ? [named("town", each.name, each)] : []));
  return drawn(
    entries,
    lamps,
    squareAround(region, lamps, entries, widths.region[0]),
    widths.region,
  );
}

/** The map of a town, in its region. */
export function townMap({ data: town }: Pick<SourceEntry, "data">, entries: Entries) {
  const region = regionsOf(entries).find(({ slug }) => slug === town.region);
  const lamps = [named("town", town.title, town)];
  const square = squareAround(region?.data ?? {}, lamps, entries, widths.town[0]);
  return drawn(entries, lamps, square, widths.town);
}

/** The map around the company's address. */
export function addressMap({ address, map }: Data): DrawnMap {
  const lamp = named("origin", (address as Data).city, map as Data);
  return drawn([], [lamp], grown(boxAround([lamp]), 1, 3000), widths.region);
}

/** The least distance of two lamps on the narrowest screen, in pixels. */
const minGap = 34;

/** A square in whose middle are a region, `lamps` and the origin; nearer to the lamps if they would be too close to each other. */
function squareAround(region: Data, lamps: readonly Point[], entries: Entries, width: number) {
  const origin = originOf(entries);
  const all = [...lamps, ...(origin ? [positionOf(origin.data)] : [])];
  const whole = boxAround([...cornersOf(region), ...all]);
  const usual = Math.max(whole.width, whole.height) * 1.36;
  const distances = lamps.flatMap((a, index) =>
    lamps.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
  );
  const largest = (Math.min(...distances) * width) / minGap;
  return largest < usual ? grown(boxAround(all), 0, largest) : grown(whole, 0, usual);
}

/** `box` around its middle: `factor` times its size, and at least `least` wide and high. */
function grown({ x, y, width, height }: Box, factor: number, least = 0): Box {
  const [wide, high] = [Math.max(width * factor, least), Math.max(height * factor, least)];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** @param beyond how much more of the map is seen right of `box` on the widest screens, as a part of its width. */
function drawn(
  entries: Entries,
  lamps: readonly Name[],
  box: Box,
  [narrowest, widest]: readonly [number, number],
  beyond = 0,
): DrawnMap {
  const origin = originOf(entries);
  const source = origin && named("origin", origin.data.mapLabel, origin.data);
  const names = [
    ...(source ? [source] : []),
    ...lamps,
    ...regionsOf(entries)
      .filter((region) => region !== origin)
      .map(({ data }) => named("county", data.mapLabel, data)),
    ...landmarks.flatMap(([name, ...positions]) =>
      positions.map(([lat, lon]) => named("landmark", name, { lat, lon })),
    ),
  ];
  const runs = source ? cableRuns(source, lamps, box.width * 0.03) : [];
  const narrow: View = { box, scale: narrowest / box.width };
  const wide: View = {
    box: { ...box, width: box.width * (1 + beyond) },
    scale: widest / box.width,
  };
  const labels = placeNames(names, runs, [narrow, wide]);
  const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;
  return {
    viewBox: viewBoxOf(box),
    ratio: Math.round((box.width / box.height) * 1000) / 1000,
    cable: cablePath(runs),
    labels: labels.map((label) => ({
      ...label,
      x: percent(label.x - box.x, box.width),
      y: percent(label.y - box.y, box.height),
    })),
    overlaps: overlaps(
      labels.filter(({ wide }) => !wide),
      narrow,
    ),
  };
}
