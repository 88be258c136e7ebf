/** @jest-environment node */
import { readFileSync } from "node:fs";
import {
  distanceAt,
  eyeHeight,
  fitting,
  inHalves,
  mantel,
  placeOf,
  roomIn,
  screenBox,
  sizes,
  upLimit,
} from "../../src/domain/screen";

// Worked out by hand: the lower edge is 42 less half of the height, or 60 above a mantel; the angle is that of the rise over the distance.
test.each([
  [5, 43, false, [43], 31.5, 0],
  [6, 55, false, [43, 55], 28.5, 0],
  [7, 65, false, [55, 65], 26, 0],
  [8, 75, false, [65, 75], 23.5, 0],
  [9, 75, false, [65, 75, 85], 23.5, 0],
  [9, 65, true, [65, 75, 85], 60, 17],
  [10, 85, false, [75, 85, 98], 21, 0],
  [12, 65, true, [98], 60, 13],
  [12, 98, false, [98], 18, 0],
  [14, 98, true, [], 60, 14],
])(
  "from %p feet, %p inches (over a fireplace: %p)",
  (feet, inches, fireplace, fit, edge, up) => {
    expect(fitting(feet)).toEqual(fit);
    expect(placeOf({ feet, inches, fireplace })).toMatchObject({ edge, up });
  },
);

const article = (slug: string) => readFileSync(`content/blog/${slug}.md`, "utf8");
const rows = (text: string) =>
  [...text.matchAll(/^\|\s*(\d.*?)\s*\|\s*$/gm)].map(([, cells = ""]) =>
    cells.split(/\s*\|\s*/),
  );

test("the article on heights has the same figures", () => {
  const text = article("how-high-to-mount-a-tv");
  const expected = sizes
    .filter((inches) => inches >= 55 && inches <= 85)
    .map((inches) => [
      `${inches} inches`,
      `${Math.round(screenBox(inches).height)} inches`,
      `${inHalves(placeOf({ feet: 9, inches, fireplace: false }).edge)} inches`,
      `${inHalves(distanceAt(inches, 40))} to ${inHalves(distanceAt(inches, 30))} feet`,
    ]);
  expect(rows(text)).toEqual(expected);
  expect(text).toContain(`eye at ${eyeHeight} inches`);
  expect(text).toContain(`no more than ${upLimit} degrees`);
  expect(text).toContain(`a mantel ${mantel.height} inches high`);
  const { up, middle } = placeOf({ feet: 9, inches: 65, fireplace: true });
  expect(text).toContain(
    `sits at ${Math.round(middle)} inches. From nine feet away you look up at ${up} degrees`,
  );
});

test("the article on home theaters has the same figures", () => {
  const table = rows(article("home-theater-installation-maryland"));
  expect(table.length).toBe(4);
  for (const [distance = "", ...diagonals] of table) {
    const inches = diagonals.map((cell) => Number.parseInt(cell));
    const feet = Number.parseInt(distance);
    // The distance at which such a screen fills the angle, rounded to half feet, is that of the row.
    expect([distanceAt(inches[0]!, 30), distanceAt(inches[1]!, 40)]).toEqual([feet, feet]);
  }
});

test.each([
  ["?feet=7.5&inches=65&over=fireplace", { feet: 7.5, inches: 65, fireplace: true }],
  ["", { feet: 9, inches: 75, fireplace: false }],
  ["?feet=4.5&inches=75", { feet: 9, inches: 75, fireplace: false }],
  ["?feet=16.5", { feet: 9, inches: 75, fireplace: false }],
  ["?feet=7.25&inches=66&over=sofa", { feet: 9, inches: 75, fireplace: false }],
  ["?feet=1e1&inches=075", { feet: 9, inches: 75, fireplace: false }],
  ["?feet=-7&inches=&over=", { feet: 9, inches: 75, fireplace: false }],
])("the address %p", (search, room) => {
  expect(roomIn(new URLSearchParams(search))).toEqual(room);
});

test.each([
  [9, "9"],
  [5.5, "5½"],
  [0.5, "½"],
  [0, "0"],
])("%p in halves", (number, words) => {
  expect(inHalves(number)).toBe(words);
});
