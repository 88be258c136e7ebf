import { cropBox } from "../../src/domain/crop";

test.each([
  ["66 110 250 200", [66, 110, 250, 200]],
  ["  418  276 170 152 ", [418, 276, 170, 152]],
  ["-72 16 33.5 10", [-72, 16, 33.5, 10]],
  ["nothing", [0, 0, 0, 0]],
])("parses the crop %j", (crop, [x, y, width, height]) => {
  expect(cropBox(crop)).toEqual({ x, y, width, height });
});
