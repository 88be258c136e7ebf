import { areaWithin } from "../../../src/components/region-map/area-within";

const square = "M0 0L10 0L10 10L0 10Z";

test("a rectangle touches an area that it crosses, holds or lies in", () => {
  const touches = areaWithin(square);
  expect(touches([8, 8, 20, 12])).toBe(true);
  expect(touches([-5, -5, 20, 20])).toBe(true);
  expect(touches([4, 4, 6, 6])).toBe(true);
  expect(touches([11, 0, 20, 10])).toBe(false);
});
