/**
 * The map's geometry: shapes of the US Census by way of us-atlas, projected once (Web Mercator), so that whatever is drawn on the map,
 * county, town or cable, is drawn in the same units. Maryland is 1,000 units wide.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

const mapWidth = 1000;

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
  /** Its outline in degrees. */
  shape: Polygon | MultiPolygon;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));

/** The westernmost and easternmost degrees and the northernmost one of Maryland. */
const west = -79.49;
const east = -75.05;
const north = 39.73;
const scale = mapWidth / (radians(east) - radians(west));

const rounded = (value: number) => Math.round(value * 10) / 10;

/** The place of a latitude and longitude on the map. */
export function project(lat: number, lon: number): Point {
  return {
    x: rounded((radians(lon) - radians(west)) * scale),
    y: rounded((mercator(north) - mercator(lat)) * scale),
  };
}

/** true where `fips` is the number of an independent city: the US Census begins those at 510 within a state. */
export const isIndependentCity = (fips: unknown): boolean =>
  Number(String(fips).slice(2)) >= 510;

/** The outlines are drawn with short straight lines; a border may lie a little beside them. In degrees: about a mile. */
const margin = 0.015;
const around = [-margin, 0, margin];

/** true where the place lies in the county, or beside its border. */
export const liesIn = ({ shape }: County, lat: number, lon: number): boolean =>
  around.some((north) =>
    around.some((east) => booleanPointInPolygon([lon + east, lat + north], shape)),
  );

let known: County[] | undefined;

/** The counties of the state and its independent city. */
export function counties(): County[] {
  known ??= readCounties();
  return known;
}

function readCounties(): County[] {
  const file = path.resolve("node_modules/us-atlas/counties-10m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<{
    counties: GeometryCollection;
  }>;
  return feature(atlas, atlas.objects.counties)
    .features.filter(({ id }) => String(id).startsWith("24"))
    .map(({ id, geometry }) => {
      const rings = ringsOf(geometry as Polygon | MultiPolygon);
      return {
        fips: String(id),
        outline: rings.map(ringPath).join(""),
        bounds: boundsOf(rings.flat()),
        shape: geometry as Polygon | MultiPolygon,
      };
    })
    .sort((a, b) => a.fips.localeCompare(b.fips));
}

function ringsOf(geometry: Polygon | MultiPolygon): Point[][] {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .map((ring: Position[]) => ring.map(([lon = 0, lat = 0]) => project(lat, lon)));
}

function ringPath(ring: Point[]): string {
  const points = ring.map(({ x, y }) => `${x} ${y}`);
  return `M${points.slice(0, -1).join("L")}Z`;
}

function boundsOf(points: Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: rounded(Math.max(...xs) - x), height: rounded(Math.max(...ys) - y) };
}
