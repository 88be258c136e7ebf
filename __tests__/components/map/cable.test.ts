import { awayFrom, cablePath, cableRuns, originSide } from "../../../src/components/map/cable";

const origin = { x: 100, y: 100 };
const pathTo = (places: { x: number; y: number }[]) => cablePath(cableRuns(origin, places));

test("the cable first follows the longer axis, then turns at a right angle", () => {
  expect(pathTo([{ x: 40, y: 120 }])).toBe("M100 100H40V120");
  expect(pathTo([{ x: 120, y: 200 }])).toBe("M100 100V200H120");
});

test("a place almost directly above the origin gets a straight vertical cable", () => {
  expect(pathTo([{ x: 102, y: 60 }])).toBe("M102 100V60");
});

test("a cable that continues past a place leaves it vertically, so that it does not cross the name", () => {
  const places = [
    { x: 40, y: 150 },
    { x: 60, y: 110 },
  ];
  expect(pathTo(places)).toBe("M100 100H60V110M60 110V150H40");
});

test("a name is placed on the side away from the origin first", () => {
  expect(awayFrom(origin, { x: 40, y: 100 })).toBe("left");
  expect(awayFrom(origin, { x: 120, y: 100 })).toBe("right");
  expect(awayFrom(origin, { x: 99, y: 120 })).toBe("right");
});

test("the origin's name is on the left if a cable leaves to the right", () => {
  expect(originSide(origin, [{ x: 40, y: 110 }])).toBe("right");
  expect(originSide(origin, [{ x: 130, y: 110 }])).toBe("left");
  expect(originSide(origin, [{ x: 130, y: 200 }])).toBe("right");
});
