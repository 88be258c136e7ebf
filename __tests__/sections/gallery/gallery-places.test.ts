import { neighbor, placeOf } from "../../../src/sections/gallery/neighbors";
import { missingForFirst, missingPages } from "../../../src/sections/gallery/places";

const item = (slug: string, category: string, place: number) => ({ slug, category, place });
const stage = item("stage", "Home Theaters", 1);
const kitchen = item("kitchen", "Smart Homes", 2);
const stars = item("stars", "Home Theaters", 3);
const porch = item("porch", "Smart Homes", 4);
const loft = item("loft", "Smart Homes", 7);
const attic = item("attic", "Home Theaters", 8);
/** Four pages with two items each; the second and third are not loaded. */
const pages = [[stage, kitchen], undefined, undefined, [loft, attic]];
const whole = [
  [stage, kitchen],
  [stars, porch],
];
const all = (count: number) => ({ category: null, count });
const theaters = (count: number) => ({ category: "Home Theaters", count });

test("neighbors wrap around and stay within the category", () => {
  expect(neighbor(whole, all(4), "stage", 1)).toBe(kitchen);
  expect(neighbor(whole, all(4), "kitchen", 1)).toBe(stars);
  expect(neighbor(whole, all(4), "porch", 1)).toBe(stage);
  expect(neighbor(whole, all(4), "stage", -1)).toBe(porch);
  expect(neighbor(whole, theaters(2), "stage", 1)).toBe(stars);
  expect(neighbor(whole, theaters(2), "stage", -1)).toBe(stars);
  expect(neighbor([[stage, kitchen]], all(2), "stage", -1)).toBe(kitchen);
});

test("a single item and an unknown item have no neighbor", () => {
  expect(neighbor([[stage]], all(1), "stage", 1)).toBeNull();
  expect(neighbor([[stage, kitchen]], theaters(1), "stage", 1)).toBeNull();
  expect(neighbor(whole, all(4), "nothing", 1)).toBeNull();
});

test("if the neighbor is on a page that is not loaded, returns the nearest such page", () => {
  expect(neighbor(pages, all(8), "kitchen", 1)).toBe(1);
  expect(neighbor(pages, all(8), "loft", -1)).toBe(2);
  expect(neighbor(pages, theaters(3), "stage", 1)).toBe(1);
  expect(neighbor(pages, all(8), "attic", 1)).toBe(stage);
});

test("if all items of a category are loaded, skips the pages that are not loaded", () => {
  expect(missingPages(pages, theaters(2))).toEqual([]);
  expect(neighbor(pages, theaters(2), "stage", 1)).toBe(attic);
});

test("returns the pages that may contain one of the first items", () => {
  expect(missingForFirst(pages, theaters(4), 1)).toEqual([]);
  expect(missingForFirst(pages, theaters(4), 2)).toEqual([1, 2]);
});

test("counts an item's position from the side whose pages are loaded", () => {
  expect(placeOf(pages, all(8), attic)).toBe(8);
  expect(placeOf(pages, theaters(4), attic)).toBe(4);
  expect(placeOf(pages, theaters(4), stage)).toBe(1);
  expect(placeOf([undefined, [stars], undefined], theaters(4), stars)).toBeNull();
});
