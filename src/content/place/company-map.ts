/**
 * The company's map (decision 32). The served counties are projected once (Web Mercator), so that counties, towns and the cable are all
 * drawn in the same units. All sizes depend on the extent of the served counties, so that a map looks alike for three counties of Rhode
 * Island and for three of Alaska.
 */
import { bboxClip } from "@turf/bbox-clip";
import type { MultiPolygon, Position } from "geojson";
import type { SourceEntry } from "../kind";
import { allCounties, allStates, westward, type Shape } from "./atlas";
import { stateFips } from "./states";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface County {
  /** Five digits of the US Census. */
  fips: string;
  /** Path data of its outline. */
  outline: string;
  /** The part of the map that it takes up. */
  bounds: Box;
}

export interface CompanyMap {
  /** The size of the whole map in its own units; it reaches far enough around the served counties to run off every screen. */
  size: { width: number; height: number };
  /** The bounding box of all served counties together. */
  served: Box;
  /** The served counties, by their numbers. */
  counties: ReadonlyMap<string, County>;
  /** Path data of the other counties in the company's states. */
  land: string;
  /** Path data of the neighboring states. */
  around: string;
  /** Projects a latitude and longitude onto the map. */
  project: (lat: number, lon: number) => Point;
}

const size = { width: 2000, height: 1000 };

/** The served counties are scaled to fill this width or this height, in units. */
const room = { width: 267, height: 344.2 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
const rounded = (value: number) => Math.round(value * 10) / 10;

let last: { key: string; map: CompanyMap } | undefined;

/** The map of the company whose content is `entries`. Regions whose number is not a county's are left out; the check reports them. */
export function companyMap(entries: readonly Pick<SourceEntry, "type" | "data">[]): CompanyMap {
  const regions = entries.filter(({ type }) => type === "Region");
  const fips = new Set(regions.map(({ data }) => String(data.fips)));
  const states = new Set([
    ...entries
      .filter(({ type }) => type === "Business")
      .map(({ data }) => stateFips((data.address as { state?: unknown } | undefined)?.state)),
    ...[...fips].map((county) => county.slice(0, 2)),
  ]);
  const key = JSON.stringify([[...fips].sort(), [...states].sort()]);
  if (last?.key !== key) last = { key, map: drawn(fips, states) };
  return last.map;
}

function drawn(fips: ReadonlySet<string>, states: ReadonlySet<string | undefined>): CompanyMap {
  const inState = allCounties().filter((county) => states.has(county.fips.slice(0, 2)));
  const own = inState.filter((county) => fips.has(county.fips));
  const framed = own.length > 0 ? own : inState.length > 0 ? inState : allStates();
  const fitted = fit(extentOf(framed.flatMap(corners)));
  const project = projection(fitted);
  const path = ({ geometry }: { geometry: MultiPolygon }) =>
    geometry.coordinates
      .flat()
      .map((ring) => ringPath(ring.map(([lon = 0, lat = 0]) => project(lat, lon))))
      .join("");
  const window = windowAround(fitted);
  const clipped = (shapes: readonly Shape[]) =>
    shapes.map((shape) => path({ geometry: clippedTo(window, shape.geometry) })).join("");
  const onMap = (shape: Shape) =>
    corners(shape).map(([lon = 0, lat = 0]): Position => {
      const { x, y } = project(lat, lon);
      return [x, y];
    });
  const counties = own.map((county) => ({
    fips: county.fips,
    outline: path(county),
    bounds: boxOf(onMap(county)),
  }));
  return {
    size,
    served: own.length > 0 ? boxOf(own.flatMap(onMap)) : { x: 0, y: 0, ...size },
    counties: new Map(counties.map((county) => [county.fips, county])),
    land: clipped(inState.filter((county) => !fips.has(county.fips))),
    around: clipped(allStates().filter((state) => !states.has(state.fips))),
    project,
  };
}

/** The bounds of the coordinates: west, south, east and north in degrees. */
type Extent = [west: number, south: number, east: number, north: number];

function extentOf(points: readonly Position[]): Extent {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of points) {
    [west, south] = [Math.min(west, x), Math.min(south, y)];
    [east, north] = [Math.max(east, x), Math.max(north, y)];
  }
  return [west, south, east, north];
}

const corners = ({ geometry }: Shape): Position[] => geometry.coordinates.flat(2);

/** Units of the map per radian, and the center of `extent` in the projected plane. */
function fit([west, south, east, north]: Extent) {
  const wide = radians(east) - radians(west);
  const high = mercator(north) - mercator(south);
  return {
    scale: Math.min(room.width / wide, room.height / high),
    x: radians(west) + wide / 2,
    y: mercator(south) + high / 2,
  };
}

function projection({ scale, x, y }: ReturnType<typeof fit>): CompanyMap["project"] {
  return (lat, lon) => ({
    x: rounded(size.width / 2 + (radians(westward(lon)) - x) * scale),
    y: rounded(size.height / 2 - (mercator(lat) - y) * scale),
  });
}

/** The extent of the whole map plus a margin, so that the edge of a clipped shape lies outside it. */
function windowAround({ scale, x, y }: ReturnType<typeof fit>): Extent {
  const degrees = (value: number) => (value * 180) / Math.PI;
  const [dx, dy] = [(size.width * 0.505) / scale, (size.height * 0.505) / scale];
  const latitude = (value: number) => degrees(2 * Math.atan(Math.exp(value)) - Math.PI / 2);
  return [degrees(x - dx), latitude(y - dy), degrees(x + dx), latitude(y + dy)];
}

const clippedTo = (window: Extent, geometry: MultiPolygon): MultiPolygon => ({
  type: "MultiPolygon",
  coordinates: geometry.coordinates
    .map((rings) => {
      const { coordinates } = bboxClip(
        { type: "Polygon", coordinates: rings },
        window,
      ).geometry;
      return coordinates as Position[][];
    })
    .filter((rings) => rings.length > 0),
});

/** Merges neighboring points that have the same place on the map. */
function ringPath(ring: readonly Point[]): string {
  const points = ring
    .filter(({ x, y }, index) => x !== ring[index - 1]?.x || y !== ring[index - 1]?.y)
    .map(({ x, y }) => `${x} ${y}`);
  if (points.at(0) === points.at(-1)) points.pop();
  return points.length < 3 ? "" : `M${points.join("L")}Z`;
}

/** The smallest box that holds `points`, pairs of x and y. */
function boxOf(points: readonly Position[]): Box {
  const [left, top, right, bottom] = extentOf(points);
  return { x: left, y: top, width: rounded(right - left), height: rounded(bottom - top) };
}
