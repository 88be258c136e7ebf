/** Maryland and the land around it, in map units of about 10 m (Web Mercator), which all maps of the site share. */
import { readFileSync } from "node:fs";
import path from "node:path";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A jurisdiction of Maryland, or the land of a state around it. */
export interface Area {
  /** Five digits of the US Census; two for a state. */
  fips: string;
  name: string;
  rings: Point[][];
  /** The box around them. */
  bounds: Box;
}

/** The state whose counties the map has. */
export const state = { name: "Maryland", code: "MD" } as const;

/** The only jurisdiction that is a city and no county. */
export const isIndependentCity = (fips: unknown): boolean => String(fips) === "24510";

/** The northwestern corner of maryland.geojson, in degrees: the origin of map units. */
const [west, north] = [-79.6, 40];
const unitsPerDegree = 8640;

const mercator = (lat: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

/** The position of a latitude and longitude on the map. */
export const project = (lat: number, lon: number): Point => ({
  x: Math.round((lon - west) * unitsPerDegree),
  y: Math.round((mercator(north) - mercator(lat)) * unitsPerDegree),
});

type Rings = [lon: number, lat: number][][];

interface Feature {
  id: string;
  properties: { name: string };
  geometry:
    { type: "Polygon"; coordinates: Rings } | { type: "MultiPolygon"; coordinates: Rings[] };
}

function readAreas(file: string): Area[] {
  const text = readFileSync(path.resolve("src/map", file), "utf8");
  const { features } = JSON.parse(text) as { features: Feature[] };
  return features.map(({ id, properties, geometry }) => {
    const { type, coordinates } = geometry;
    const degrees = type === "Polygon" ? coordinates : coordinates.flat();
    const rings = degrees.map((ring) => ring.map(([lon, lat]) => project(lat, lon)));
    return { fips: id, name: properties.name, rings, bounds: boxAround(rings.flat()) };
  });
}

/** All areas of the map. */
export const areas: readonly Area[] = readAreas("maryland.geojson");

/** The county, or the independent city, with the number `fips`. */
export const countyOf = (fips: unknown): Area | undefined =>
  areas.find((area) => area.fips.length === 5 && area.fips === String(fips));

/** Whether `point` lies in `area`: a line from it to the left crosses the borders an odd number of times. */
export function contains({ rings, bounds }: Area, { x, y }: Point): boolean {
  if (x < bounds.x || x > bounds.x + bounds.width) return false;
  if (y < bounds.y || y > bounds.y + bounds.height) return false;
  let inside = false;
  for (const ring of rings)
    for (let index = 1; index < ring.length; index++) {
      const [a, b] = [ring[index - 1]!, ring[index]!];
      const crosses = a.y > y !== b.y > y;
      if (crosses && x > a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
    }
  return inside;
}

/** The area that `point` lies in; undefined in the water. */
export const areaAt = (point: Point): Area | undefined =>
  areas.find((area) => contains(area, point));

/** The distance to a border or shore within which a point counts as inside, in map units: a mile. */
const tolerance = 160;

/** Whether a latitude and longitude lie in one of `within`, or near its border. */
export function liesIn(within: readonly Area[], lat: number, lon: number): boolean {
  const { x, y } = project(lat, lon);
  const around = [-tolerance, 0, tolerance];
  return around.some((dx) =>
    around.some((dy) => within.some((area) => contains(area, { x: x + dx, y: y + dy }))),
  );
}

/** The box around `points`. */
export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** `box` as the viewBox of an SVG. */
export const viewBoxOf = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map(Math.round).join(" ");

/** A file of areas, and how it is drawn. */
interface MapFile {
  areas: readonly Area[];
  /** What the file shows. Corners on or beyond its edges are drawn farther out, so that no screen is wide enough to show an edge. */
  frame: Box;
  /** How much farther out, in map units. */
  margin: number;
  /** The grid for corners, in map units: a fifth of a pixel at the largest scale for counties, and a pixel for land around them. */
  grid: { fine: number; coarse: number };
}

const frameOf = (north: number, west: number, south: number, east: number): Box =>
  boxAround([project(north, west), project(south, east)]);

/** The drawn maps by name: Maryland, whose south no page shows, and the harbor, which only the city's page shows (decision 32). */
const mapFiles = {
  map: {
    areas,
    frame: frameOf(40, -79.6, 38, -74.8),
    margin: 40_000,
    grid: { fine: 2, coarse: 10 },
  },
  harbor: {
    areas: readAreas("harbor.geojson"),
    frame: frameOf(39.39, -76.73, 39.15, -76.36),
    margin: 9_000,
    grid: { fine: 1, coarse: 1 },
  },
} satisfies Record<string, MapFile>;

export type MapName = keyof typeof mapFiles;
export const mapNames = Object.keys(mapFiles) as MapName[];

/**
 * The SVG file that pages share through <use>: "around" is the land of other states, "land" what is not served of Maryland, and each served
 * county has the id "c" with its number. A shape that the map does not have is empty.
 */
export function mapSvg(name: MapName, served: readonly string[]): string {
  const map: MapFile = mapFiles[name];
  const { fine, coarse } = map.grid;
  const south = map.frame.y + map.frame.height;
  const outlines = (of: (area: Area) => boolean, grid: number) =>
    map.areas
      .filter(of)
      .flatMap(({ rings }) => rings)
      .filter((ring) => ring.some(({ y }) => y < south))
      .map((ring) => outline(ring, map, grid))
      .join("");
  const shapes = [
    ["around", outlines(({ fips }) => fips.length === 2, coarse)],
    ["land", outlines(({ fips }) => fips.length === 5 && !served.includes(fips), coarse)],
    ...served.map(
      (fips) => [`c${fips}`, outlines((area) => area.fips === fips, fine)] as const,
    ),
  ];
  // Attributes, because the Content-Security-Policy would not allow a style element.
  const line = `vector-effect="non-scaling-stroke" stroke-linejoin="round"`;
  const paths = shapes.map(([id, d]) => `<path ${line} id="${id}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join("")}</svg>\n`;
}

/** Path data of `ring` in relative coordinates, which compress to half of absolute ones; empty if all of it is cut away. */
function outline(ring: readonly Point[], map: MapFile, grid: number): string {
  const snapped = (value: number) => Math.round(value / grid) * grid;
  const corners = ring
    .map((corner) => beyondTheEdge(corner, map))
    .map(({ x, y }) => ({ x: snapped(x), y: snapped(y) }))
    .filter(({ x, y }, index, all) => x !== all[index - 1]?.x || y !== all[index - 1]?.y);
  const steps = corners
    .slice(1, -1)
    .map(({ x, y }, index) => `${x - corners[index]!.x} ${y - corners[index]!.y}`);
  return steps.length < 2
    ? ""
    : `M${corners[0]!.x} ${corners[0]!.y}l${steps.join(" ").replaceAll(" -", "-")}z`;
}

function beyondTheEdge({ x, y }: Point, { frame, margin }: MapFile): Point {
  const moved = (at: number, from: number, size: number) =>
    at <= from ? from - margin : at >= from + size ? from + size + margin : at;
  return { x: moved(x, frame.x, frame.width), y: moved(y, frame.y, frame.height) };
}
