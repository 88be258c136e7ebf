import { cropWidth } from "../../src/domain/crop";

test.each([
  ["66 110 250 200", 250],
  ["  418  276 170 152 ", 170],
  ["0 0 33.5 10", 33.5],
  ["nothing", 0],
])("the width of the crop %j is %d", (crop, width) => {
  expect(cropWidth(crop)).toBe(width);
});
