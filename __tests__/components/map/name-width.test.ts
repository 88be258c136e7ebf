import { nameWidth } from "../../../src/components/map/name-width";

/** Widths in em, measured in Chromium at weight 500. */
const measured: [string, number][] = [
  ["Baltimore City", 6.4],
  ["Inner Harbor", 5.76],
  ["Owings Mills", 5.61],
  ["Ellicott City", 5.22],
  ["Columbia", 4.29],
  ["Towson", 3.42],
  ["Bowie", 2.7],
];

test.each(measured)("estimates the width of %s to within 0.5 em", (name, width) => {
  expect(nameWidth(name)).toBeGreaterThanOrEqual(width);
  expect(nameWidth(name)).toBeLessThan(width + 0.5);
});
