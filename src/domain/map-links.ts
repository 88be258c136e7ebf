/** Addresses of OpenStreetMap for a place. */

export interface Place {
  lat: number;
  lon: number;
}

const host = "https://www.openstreetmap.org";

/** The only page of another site that may be framed. */
export const mapFrame = `${host}/export/embed.html`;

/** How far the map reaches from the place to its edges, in degrees: a few streets. */
const reach = { lat: 0.0035, lon: 0.009 };

/** The map that is embedded, with a marker on the place. */
export function mapAddress({ lat, lon }: Place): string {
  const edges = [lon - reach.lon, lat - reach.lat, lon + reach.lon, lat + reach.lat];
  const query = new URLSearchParams({
    bbox: edges.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${lat},${lon}`,
  });
  return `${mapFrame}?${query}`;
}

/** The page that shows the way from wherever the visitor is. */
export function directionsAddress({ lat, lon }: Place): string {
  return `${host}/directions?${new URLSearchParams({ to: `${lat},${lon}` })}`;
}
