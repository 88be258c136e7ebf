/** Finds the point for a county's name on the map. */
import polylabel from "polylabel";
import type { Shape } from "../../src/content/place/atlas";

/** The point of the largest part of `shape` that is farthest from its border, as latitude and longitude in degrees. */
export function labelPoint({ geometry }: Shape): { lat: number; lon: number } {
  const [largest = []] = [...geometry.coordinates].sort((a, b) => extent(b) - extent(a));
  const [lon = 0, lat = 0] = polylabel(largest as [number, number][][], 0.01);
  return { lat: Math.round(lat * 1000) / 1000, lon: Math.round(lon * 1000) / 1000 };
}

function extent([ring = []]: Shape["geometry"]["coordinates"][number]): number {
  const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}
