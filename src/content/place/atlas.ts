/** Shapes of counties and states from the US Census, in degrees, taken from us-atlas. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export interface Shape {
  /** Two digits for a state, five for a county. */
  fips: string;
  name: string;
  geometry: MultiPolygon;
}

/** All counties and their equivalents. */
export const allCounties = (): readonly Shape[] => shapes("counties");

/** All states. */
export const allStates = (): readonly Shape[] => shapes("states");

/** The county with the number `fips`, if it exists. */
export const countyOf = (fips: unknown): Shape | undefined =>
  allCounties().find((county) => county.fips === String(fips));

/** The name of the state that the county with the number `fips` is in. */
export const stateName = (fips: unknown): string =>
  allStates().find((state) => state.fips === String(fips).slice(0, 2))?.name ?? "";

/** West of the 180th meridian, longitudes continue below −180°: the last Aleutian islands are at −188°. */
export const westward = (lon: number): number => (lon > 0 ? lon - 360 : lon);

/** The outlines are simplified, so a real border may be slightly off. Tolerance in degrees, about a mile. */
const margin = 0.015;
const around = [-margin, 0, margin];

/** true if the place lies in `shape` or within the tolerance of its border. */
export const liesIn = ({ geometry }: Shape, lat: number, lon: number): boolean =>
  around.some((north) =>
    around.some((east) => booleanPointInPolygon([westward(lon) + east, lat + north], geometry)),
  );

const known = new Map<string, Shape[]>();

function shapes(layer: "counties" | "states"): Shape[] {
  const before = known.get(layer);
  if (before) return before;
  const file = path.resolve(`node_modules/us-atlas/${layer}-10m.json`);
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<
    Record<string, GeometryCollection<{ name: string }>>
  >;
  const read = feature(atlas, atlas.objects[layer]!).features.map(
    ({ id, properties, geometry }) => ({
      fips: String(id),
      name: properties.name,
      geometry: inOneHemisphere(geometry as Polygon | MultiPolygon),
    }),
  );
  known.set(layer, read);
  return read;
}

function inOneHemisphere(geometry: Polygon | MultiPolygon): MultiPolygon {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const moved = ([lon = 0, lat = 0]: Position): Position => [westward(lon), lat];
  return {
    type: "MultiPolygon",
    coordinates: polygons.map((rings) => rings.map((ring) => ring.map(moved))),
  };
}
