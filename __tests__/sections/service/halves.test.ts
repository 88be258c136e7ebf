import { halves } from "../../../src/sections/service/offers/halves";

test.each([
  [2, 2],
  [3, 0],
  [4, 4],
  [5, 2],
  [6, 0],
  [7, 4],
  [8, 2],
])("of %d cards %d take half a row", (count, expected) => {
  expect(halves(count)).toBe(expected);
});

test.each([2, 3, 4, 5, 6, 7, 8])("%d cards leave no row unfilled", (count) => {
  const wide = halves(count);
  expect(wide % 2).toBe(0);
  expect((count - wide) % 3).toBe(0);
});
