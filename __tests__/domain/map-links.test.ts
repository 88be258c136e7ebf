import { directionsAddress, mapAddress } from "../../src/domain/map-links";

const place = { lat: 39.2946, lon: -76.6252 };

test("the map is centered on the place and has a marker there", () => {
  const { origin, pathname, searchParams } = new URL(mapAddress(place));
  expect(origin + pathname).toBe("https://www.openstreetmap.org/export/embed.html");
  const [west, south, east, north] = searchParams.get("bbox")!.split(",").map(Number);
  expect((west! + east!) / 2).toBeCloseTo(place.lon, 4);
  expect((south! + north!) / 2).toBeCloseTo(place.lat, 4);
  expect(searchParams.get("marker")).toBe("39.2946,-76.6252");
  expect(searchParams.get("layer")).toBe("mapnik");
});

test("the directions end at the place", () => {
  expect(new URL(directionsAddress(place)).searchParams.get("to")).toBe("39.2946,-76.6252");
});
