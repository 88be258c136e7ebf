/**
 * The area map of a company in each state and the District of Columbia that serves three adjacent counties: no name covers another name, a dot or the cable,
 * and a phone cuts off no dot and no name that it shows. All dots and labels are above the fade of the home page's map.
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

/** A company with these counties, the first one of which is the origin of the cable; with two towns in each unless `bare`. */
function mapOf(code: string, counties: readonly Shape[], bare = false) {
  const map = companyMap([
    { type: "Business", data: { address: { state: code } } },
    ...counties.map(({ fips }) => ({ type: "Region", data: { fips } })),
  ]);
  const at = (county: Shape) => {
    const { lat, lon } = labelPoint(county);
    return map.project(lat, lon);
  };
  const boundsOf = ({ fips }: Shape) => map.counties.get(fips)!.bounds;
  const [first, ...others] = counties;
  const places = (bare ? [] : counties).flatMap((county, index) => {
    const bounds = boundsOf(county);
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
    origin: { name: `${first!.name} County`, ...at(first!), bounds: boundsOf(first!) },
    places,
    regions: others.map((county) => ({ mapLabel: county.name, point: at(county) })),
    served: map.served,
  });
  return { map, names };
}

type Names = ReturnType<typeof areaNames>;

/** The boxes of the names at the largest font size that a phone uses: of all names, or of those that a phone shows. */
function boxesOf({ origin, places, regions }: Names, { onPhone = false } = {}) {
  const em = (size: number) => (name: (typeof places)[number]) =>
    name.spot && !(onPhone && name.cut)
      ? [nameEdges({ text: name.name, x: name.x, y: name.y, em: size, spots: [] }, name.spot)]
      : [];
  return [...[origin].flatMap(em(11)), ...places.flatMap(em(10)), ...regions.flatMap(em(9.3))];
}

const overlapsOf = (boxes: ReturnType<typeof boxesOf>) =>
  boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)));

/**
 * How far a phone 360 px wide shows the map to the left and to the right of its focus, in map units: on the home page, and on the overview
 * (HomeAreas.module.css, AreasHero.module.css).
 */
const screens = [
  { scale: 1.4, before: 180 - 41 },
  { scale: 1.42, before: 180 - 36 },
].map(({ scale, before }) => ({ left: before / scale, right: (360 - before) / scale }));

/** What the edges of a phone's screen cut: names that are shown there, and dots. */
function cutOnPhone(names: Names) {
  const dots = [names.origin, ...names.places].map(
    ({ x }): [number, number, number, number] => [x - 4, 0, x + 4, 0],
  );
  return [...boxesOf(names, { onPhone: true }), ...dots].filter(([left, , right]) =>
    screens.some(
      (screen) => left < names.focus.x - screen.left || right > names.focus.x + screen.right,
    ),
  );
}

/** The map's scale, the position of its focus, and the lowest legible position, in pixels (HomeAreas.module.css, AreasHero.module.css). */
const stages = [
  { scale: 2.1, at: 455, foot: 0.76 * 930 },
  { scale: 1.75, at: 394, foot: 0.76 * 930 },
  { scale: 1.4, at: 244, foot: 0.76 * 540 },
  { scale: 2.45, at: 385, foot: 684 - 8 },
  { scale: 2, at: 352, foot: 684 - 8 },
  { scale: 1.42, at: 248, foot: 520 - 8 },
];

/** The dots, the regions' points and their names that are too close to the upper edge of a map, or in the fade at its bottom. */
function illegible(names: Names) {
  const points = [names.origin, ...names.places, ...names.regions].map(({ y }) => [y, y]);
  const labels = boxesOf({ ...names, places: [] }).map(([, top, , bottom]) => [top, bottom]);
  return [...points, ...labels].filter((edges) =>
    stages.some(({ scale, at, foot }) => {
      const [top, bottom] = edges.map((y) => at + (y - names.focus.y) * scale);
      return top! < 8 || bottom! > foot;
    }),
  );
}

test.each(stateCodes)("no names overlap on the map of %s, or are cut off", (code) => {
  const { map, names } = mapOf(code, neighbors(code));
  const { served } = map;
  expect(served.width).toBeLessThanOrEqual(267.2);
  expect(served.height).toBeLessThanOrEqual(344.4);
  expect(Math.max(served.width / 267, served.height / 344.2)).toBeCloseTo(1, 2);
  for (const { outline } of map.counties.values()) expect(outline).toMatch(/^M[\d. LMZ-]+Z$/);
  const boxes = boxesOf(names);
  expect(overlapsOf(boxes)).toEqual([]);
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
  expect(cutOnPhone(names)).toEqual([]);
  expect(illegible(names)).toEqual([]);
});

/** As `npm run new:company` makes them: without towns. The first county is the origin. */
const companies: readonly [name: string, state: string, counties: readonly string[]][] = [
  ["Kansas City, of two states", "MO", ["29095", "29047", "20091", "20209"]],
  ["Kansas City, another county first", "MO", ["29047", "29095", "20091"]],
  ["Honolulu", "HI", ["15003", "15009", "15007"]],
  ["Honolulu alone", "HI", ["15003"]],
  ["Anchorage", "AK", ["02020", "02170", "02016"]],
  ["Washington", "DC", ["11001"]],
  ["Boise", "ID", ["16001", "16027"]],
  ...stateCodes.map((code): (typeof companies)[number] => [
    `one county of ${code}`,
    code,
    neighbors(code)
      .slice(0, 1)
      .map(({ fips }) => fips),
  ]),
];

test.each(companies)(
  "%s: on a phone the origin's name is shown and not cut off",
  (_, code, numbers) => {
    const counties = numbers.map((fips) => countyOf(fips)!);
    const { names } = mapOf(code, counties, true);
    expect(names.origin.cut || !names.origin.spot).toBe(false);
    expect(cutOnPhone(names)).toEqual([]);
    expect(illegible(names)).toEqual([]);
    expect(overlapsOf(boxesOf(names))).toEqual([]);
  },
);

test("finds each county by its FIPS number", () => {
  for (const { fips } of allCounties()) expect(countyOf(fips)?.fips).toBe(fips);
});
