import { besideDot, onPoint, placeNames } from "../../../src/components/map/place-names";

const dot = (text: string, x: number, y: number) => ({
  text,
  x,
  y,
  em: 10,
  dot: true,
  spots: besideDot("right"),
});

test("a name takes its preferred side if that is free", () => {
  const [first, second] = placeNames([dot("Harbor", 0, 0), dot("Mill", 0, 5)], []);
  expect(first).toMatchObject({ anchor: "start" });
  expect(second).toMatchObject({ anchor: "end" });
});

test("a name moves to the other side if the cable or the edge of the frame is in the way", () => {
  const cable = [
    [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ],
  ];
  expect(placeNames([dot("Harbor", 0, 0)], cable)).toMatchObject([{ anchor: "end" }]);
  const frame = [-100, -50, 10, 50] as const;
  expect(placeNames([{ ...dot("Harbor", 0, 0), frame }], [])).toMatchObject([
    { anchor: "end" },
  ]);
});

test("a name between two others moves to a corner of its dot, clear of the dot", () => {
  const cable = [
    [
      { x: 0, y: -40 },
      { x: 0, y: 40 },
    ],
  ];
  const neighbors = [
    { ...dot("Mill", -40, 3), spots: besideDot("right") },
    { ...dot("Mill", 40, 3), spots: besideDot("left") },
  ];
  const [left, right, spot] = placeNames([...neighbors, dot("Harbor", 0, 0)], cable);
  expect([left?.anchor, right?.anchor]).toEqual(["start", "end"]);
  expect(Math.abs(spot?.dx ?? 0)).toBeGreaterThan(0.35);
  expect(spot?.dy).toBeLessThan(0);
});

test("a name's position is free at every size of the map", () => {
  const cable = [
    [
      { x: 22, y: -40 },
      { x: 22, y: 40 },
    ],
  ];
  const spots = [
    { dx: 3.5, dy: 0, anchor: "start" },
    { dx: -3.5, dy: 0, anchor: "end" },
  ] as const;
  const bay = { text: "Bay", x: 0, y: 0, em: 10, spots };
  expect(placeNames([bay], cable)).toEqual([spots[0]]);
  expect(placeNames([{ ...bay, ems: [10, 5] }], cable)).toEqual([spots[1]]);
});

test("omits a name that has no room; later names are placed first", () => {
  const crowd = [
    ...[0, 6, 12, 18].map((y) => dot("Long Harbor Town", 0, y)),
    { text: "Bay County", x: 0, y: 9, em: 10, spots: onPoint.slice(0, 1) },
  ];
  const spots = placeNames(crowd, []);
  expect(spots[0]).toBeDefined();
  expect(spots.at(-1)).toBeUndefined();
});
