/** Addresses of OpenStreetMap for a place. */

export interface Place {
  lat: number;
  lon: number;
}

const host = "https://www.openstreetmap.org";

/** The only other site whose pages may be framed. */
export const mapFrame = `${host}/export/embed.html`;

/** The distance from the place to the edges of the map, in degrees: a few streets. */
const reach = { lat: 0.0035, lon: 0.009 };

/** The embedded map, with a marker on the place. */
export function mapAddress({ lat, lon }: Place): string {
  const edges = [lon - reach.lon, lat - reach.lat, lon + reach.lon, lat + reach.lat];
  const query = new URLSearchParams({
    bbox: edges.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${lat},${lon}`,
  });
  return `${mapFrame}?${query}`;
}

/** The page with directions to the place. */
export function directionsAddress({ lat, lon }: Place): string {
  return `${host}/directions?${new URLSearchParams({ to: `${lat},${lon}` })}`;
}
