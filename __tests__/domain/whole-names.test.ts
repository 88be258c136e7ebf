import { wholeNames } from "../../src/domain/whole-names";

test("names of cities and counties do not break across lines; other words do", () => {
  expect(wholeNames("Old stone in Ellicott City, Kent County and the Citys")).toBe(
    "Old stone in Ellicott\u00a0City, Kent\u00a0County and the Citys",
  );
});
