/** @jest-environment node */
import { readAll } from "../../src/content";
import {
  cableRuns,
  crossesBorder,
  labelBox,
  linePath,
  placeNames,
  type Name,
} from "../../src/map/labels";
import { areasMap, regionMap } from "../../src/content/maps";
import { project } from "../../src/map/project";
import * as site from "../content/support/site";

// In the middle of Baltimore County, far from its borders.
const middle = project(39.55, -76.7);
const town = (name: string, dx: number, dy: number): Name => ({
  name,
  kind: "town",
  x: middle.x + dx,
  y: middle.y + dy,
});
const box = { x: middle.x - 500, y: middle.y - 500, width: 1000, height: 1000 };
const view = { box, scale: 1 };
const sidesOf = (names: Name[], cable = [] as Name[][], part = box) =>
  placeNames(names, cable, [{ ...view, box: part }, view]).map(({ dx, dy }) => [dx, dy]);

test("a name is on the first side of its lamp that is free: right, left, above, below", () => {
  const mill = town("Mill", 0, 0);
  const [right, left, above] = [town("A", 30, 0), town("B", -30, 0), town("C", 0, -18)];
  expect(sidesOf([mill])).toEqual([[1, 0]]);
  expect(sidesOf([mill, right])[0]).toEqual([-1, 0]);
  expect(sidesOf([mill, right, left])[0]).toEqual([0, -1]);
  expect(sidesOf([mill, right, left, above])[0]).toEqual([0, 1]);
});

test("a name is neither on the cable nor cut by the edge of a screen", () => {
  const mill = town("Mill", 0, 0);
  expect(sidesOf([mill], [[mill, town("", 100, 0)]])).toEqual([[-1, 0]]);
  expect(sidesOf([mill], [], { ...box, width: 520 })).toEqual([[-1, 0]]);
});

test("on the map of all areas, no name crosses a county line on wide screens", () => {
  const { viewBox, labels } = areasMap(readAll("."));
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const crossing = labels.filter((label) => {
    const x = left + (label.x * width) / 100;
    const y = top + (label.y * height) / 100;
    return crossesBorder(labelBox({ ...label, x, y, away: 0 }, 490 / width), false);
  });
  expect(labels.length).toBeGreaterThan(0);
  expect(crossing).toEqual([]);
});

test("the cable runs from lamp to lamp at right angles, through those on the way", () => {
  const lamp = (x: number, y: number) => ({ x, y });
  const runs = cableRuns(lamp(0, 0), [lamp(40, 90), lamp(2, 50)], 5);
  expect(linePath(runs)).toBe("M0 0L0 50L2 50M2 50L2 90L40 90");
});

test.each([39.2037, 39.20371, 39.204])(
  "places that are nearly one are on a map of some miles: %d",
  (lat) => {
    const entries = readAll(site.root);
    const howard = entries.find(({ slug }) => slug === "howard-county")?.data ?? {};
    const places = [39.2037, lat].map((each) => ({
      name: "Columbia",
      lat: each,
      lon: -76.861,
    }));
    const { viewBox, ratio, labels } = regionMap({ ...howard, places }, entries);
    expect(viewBox.split(" ").slice(2)).toEqual(["1000", "1000"]);
    expect(ratio).toBe(1);
    expect(labels.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  },
);
