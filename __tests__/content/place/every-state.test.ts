/**
 * The area map of a company in each state and the District of Columbia that serves three adjacent counties: no name covers another name, a dot or the cable,
 * and no name that a phone shows is cut off.
 */
import { areaNames } from "../../../src/components/area-map/area-names";
import { nameEdges, overlap } from "../../../src/components/map/place-names";
import { allCounties, countyOf, type Shape } from "../../../src/content/place/atlas";
import { companyMap } from "../../../src/content/place/company-map";
import { stateCodes, stateFips } from "../../../src/content/place/states";
import { labelPoint } from "../../../scripts/new-company/label-point";

const vertices = ({ geometry }: Shape) =>
  new Set(geometry.coordinates.flat(2).map(([x, y]) => `${x} ${y}`));

/** The state's middle county and two counties that touch it. If fewer touch it, as between islands, other counties of the state. */
function neighbors(code: string): Shape[] {
  const counties = allCounties().filter(({ fips }) => fips.startsWith(stateFips(code)!));
  const corners = new Map(counties.map((county) => [county, vertices(county)]));
  const touching = (county: Shape) =>
    counties.filter(
      (other) =>
        other !== county &&
        [...corners.get(other)!].filter((corner) => corners.get(county)!.has(corner)).length >
          1,
    );
  const middle = counties[Math.floor(counties.length / 2)]!;
  return [middle, ...touching(middle), ...counties.filter((county) => county !== middle)].slice(
    0,
    Math.min(3, counties.length),
  );
}

function mapOf(code: string) {
  const counties = neighbors(code);
  const map = companyMap([
    { type: "Business", data: { address: { state: code } } },
    ...counties.map(({ fips }) => ({ type: "Region", data: { fips } })),
  ]);
  const at = (county: Shape) => {
    const { lat, lon } = labelPoint(county);
    return map.project(lat, lon);
  };
  const [first, ...others] = counties;
  const places = counties.flatMap((county, index) => {
    const { bounds } = map.counties.get(county.fips)!;
    // Two towns per county, one of them close to the county's label.
    return [
      {
        name: `Upper Town ${index}`,
        x: bounds.x + bounds.width * 0.4,
        y: bounds.y + bounds.height * 0.3,
      },
      { name: `Millbrook Heights ${index}`, x: at(county).x + 6, y: at(county).y - 5 },
    ];
  });
  const names = areaNames({
    origin: { name: first!.name, ...at(first!) },
    places,
    regions: others.map((county) => ({ mapLabel: county.name, point: at(county) })),
    served: map.served,
  });
  return { map, names };
}

/** The boxes of the names at the largest font size that a phone uses. */
function boxesOf({ origin, places, regions }: ReturnType<typeof areaNames>) {
  const em = (size: number) => (name: (typeof places)[number]) =>
    name.spot
      ? [nameEdges({ text: name.name, x: name.x, y: name.y, em: size, spots: [] }, name.spot)]
      : [];
  return [...[origin].flatMap(em(11)), ...places.flatMap(em(10)), ...regions.flatMap(em(9.3))];
}

test.each(stateCodes)("no names overlap on the map of %s", (code) => {
  const { map, names } = mapOf(code);
  const { served } = map;
  expect(served.width).toBeLessThanOrEqual(267.2);
  expect(served.height).toBeLessThanOrEqual(344.4);
  expect(Math.max(served.width / 267, served.height / 344.2)).toBeCloseTo(1, 2);
  for (const { outline } of map.counties.values()) expect(outline).toMatch(/^M[\d. LMZ-]+Z$/);
  const boxes = boxesOf(names);
  const overlaps = boxes.flatMap((box, index) =>
    boxes.slice(index + 1).filter((other) => overlap(box, other)),
  );
  expect(overlaps).toEqual([]);
  const segments = names.runs.flatMap((run) =>
    run.slice(1).map((end, i) => [run[i]!, end] as const),
  );
  const crossed = boxes.filter((box) =>
    segments.some(([a, b]) =>
      overlap(box, [
        Math.min(a.x, b.x),
        Math.min(a.y, b.y),
        Math.max(a.x, b.x),
        Math.max(a.y, b.y),
      ]),
    ),
  );
  expect(crossed).toEqual([]);
  const named = [names.origin, ...names.places].filter(({ spot }) => spot);
  expect(named.length).toBeGreaterThanOrEqual((names.places.length + 1) / 2);
});

test("finds each county by its FIPS number", () => {
  for (const { fips } of allCounties()) expect(countyOf(fips)?.fips).toBe(fips);
});
