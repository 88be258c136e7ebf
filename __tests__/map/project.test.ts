/** @jest-environment node */
import { brotliCompressSync } from "node:zlib";
import { areaAt, areas, countyOf, liesIn, mapSvg, project } from "../../src/map/project";

test.each([
  ["24510", 39.29, -76.63],
  ["24005", 39.4015, -76.6019],
  ["24003", 38.97, -76.53],
  ["11", 38.9, -77.02],
  [undefined, 38.64, -76.4],
])("area %s is at %p, %p", (fips, lat, lon) => {
  expect(areaAt(project(lat, lon))?.fips).toBe(fips);
});

test("a point near the border of a county counts as inside, one two miles away does not", () => {
  const howard = [countyOf("24027")!];
  expect(liesIn(howard, 39.2037, -76.861)).toBe(true);
  expect(liesIn(howard, 39.2673, -76.79)).toBe(true);
  expect(liesIn(howard, 39.2673, -76.74)).toBe(false);
});

test("there are all counties, and the drawing of a map is whole and small", () => {
  const counties = areas.filter(({ fips }) => fips.length === 5);
  expect(counties).toHaveLength(24);
  const svg = mapSvg(
    "map",
    counties.slice(0, 6).map(({ fips }) => fips),
  );
  expect(svg).not.toMatch(/NaN|d=""/);
  expect(brotliCompressSync(svg).length).toBeLessThan(12_000);
  const harbor = mapSvg("harbor", ["24510", "24005"]);
  expect(harbor).not.toMatch(/NaN/);
  expect(brotliCompressSync(harbor).length).toBeLessThan(6_000);
});
