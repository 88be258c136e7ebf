import { boxAround, framed, middle, scaleFor } from "../../../src/components/map/frame";

const box = { x: 10, y: 20, width: 30, height: 40 };

test("a box grows until it holds the point, and no further", () => {
  expect(boxAround(box, { x: 15, y: 25 })).toEqual(box);
  expect(boxAround(box, { x: 0, y: 100 })).toEqual({ x: 0, y: 20, width: 40, height: 80 });
});

test("the middle of a box", () => {
  expect(middle(box)).toEqual({ x: 25, y: 40 });
});

test("a large box is fitted, a small one is held back toward the usual scale", () => {
  const place = { width: 600, height: 400, usual: 3 };
  expect(scaleFor({ x: 0, y: 0, width: 300, height: 100 }, place)).toBe(2);
  expect(scaleFor({ x: 0, y: 0, width: 50, height: 20 }, place)).toBe(6);
});

test("a frame has the ratio of its place and keeps the box in its middle", () => {
  const lower = { ...box, y: 60 };
  const frame = framed(lower, { margin: 5, ratio: 2 });
  expect(frame.width / frame.height).toBe(2);
  expect(frame.height).toBe(50);
  expect(middle(frame)).toEqual(middle(lower));
});
