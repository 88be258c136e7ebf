import { nameWidth } from "../../../src/components/map/name-width";

/** Measured in Chromium at weight 500, in em. */
const measured: [string, number][] = [
  ["Baltimore City", 6.4],
  ["Inner Harbor", 5.76],
  ["Owings Mills", 5.61],
  ["Ellicott City", 5.22],
  ["Columbia", 4.29],
  ["Towson", 3.42],
  ["Bowie", 2.7],
];

test.each(measured)("%s is covered, by not much more than it needs", (name, width) => {
  expect(nameWidth(name)).toBeGreaterThanOrEqual(width);
  expect(nameWidth(name)).toBeLessThan(width + 0.5);
});
