import {
  boxAround,
  closest,
  framed,
  middle,
  scaleFor,
} from "../../../src/components/map/frame";

const box = { x: 10, y: 20, width: 30, height: 40 };

test("a box grows only as far as needed to contain the point", () => {
  expect(boxAround(box, { x: 15, y: 25 })).toEqual(box);
  expect(boxAround(box, { x: 0, y: 100 })).toEqual({ x: 0, y: 20, width: 40, height: 80 });
});

test("returns the center of a box", () => {
  expect(middle(box)).toEqual({ x: 25, y: 40 });
});

test("a large box is scaled to fit; a small one is enlarged less than that", () => {
  const place = { width: 600, height: 400, usual: 3 };
  expect(scaleFor({ x: 0, y: 0, width: 300, height: 100 }, place)).toBe(2);
  expect(scaleFor({ x: 0, y: 0, width: 50, height: 20 }, place)).toBe(6);
});

test("a small box is enlarged until its dots are apart, and no further than it fits", () => {
  const small = { x: 0, y: 0, width: 50, height: 20 };
  const place = { width: 600, height: 400, usual: 3 };
  expect(scaleFor(small, { ...place, apart: 8 })).toBe(8);
  expect(scaleFor(small, { ...place, apart: 5 })).toBe(6);
  expect(scaleFor(small, { ...place, apart: 80 })).toBe(12);
});

test("returns the smallest distance between points", () => {
  expect(closest([box, { x: 10, y: 27 }, { x: 40, y: 60 }])).toBe(7);
  expect(closest([box])).toBe(Infinity);
});

test("a frame has the requested ratio and the box at its center", () => {
  const lower = { ...box, y: 60 };
  const frame = framed(lower, { margin: 5, ratio: 2 });
  expect(frame.width / frame.height).toBe(2);
  expect(frame.height).toBe(50);
  expect(middle(frame)).toEqual(middle(lower));
});
