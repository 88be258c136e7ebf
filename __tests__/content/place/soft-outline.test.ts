import { softOutline } from "../../../src/content/place/soft-outline";

const square = "M0 0L10 0L10 10L0 10Z";

test("corners are rounded, by at most half an edge, but not those of surveyed lines", () => {
  const bay = "M0 0L10 0L10 10L5 10Z";
  expect(softOutline(square, 2)).toBe("M0 0L10 0L10 10L0 10Z");
  expect(softOutline(bay, 1)).toBe("M0.4 0.9Q0 0 1 0L10 0L10 10L6 10Q5 10 4.6 9.1Z");
  expect(softOutline(bay, 9)).toContain("L7.5 10Q5 10 2.5 5Z");
});
