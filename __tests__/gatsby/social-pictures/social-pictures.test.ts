/** @jest-environment node */
import { fitted } from "../../../src/gatsby/social-pictures/lines";
import { cover } from "../../../src/gatsby/social-pictures/social-pictures";

/** A font in which each letter is half as wide as the font size. */
const outline = (text: string, size: number) => ({
  path: text,
  width: text.length * size * 0.5,
});
const box = { width: 400, height: 220, leading: 1, sizes: [100, 50, 20] };
const set = (text: string) => {
  const { size, lines } = fitted(text, outline, box);
  return { size, lines: lines.map(({ path }) => path) };
};

test("a short title is large and has lines of similar length", () => {
  expect(set("one two")).toEqual({ size: 100, lines: ["one two"] });
  expect(set("one two three")).toEqual({ size: 100, lines: ["one two", "three"] });
  expect(set("aa bb cc dd ee ff gg hh")).toEqual({
    size: 50,
    lines: ["aa bb cc dd", "ee ff gg hh"],
  });
});

test("a long title has the largest size that fits", () => {
  expect(
    set(
      "a title of so many words that only the smallest letters let all of it stand in the box",
    ).size,
  ).toBe(20);
  expect(set("unbreakable-word").size).toBe(50);
});

test("the crop has the ratio of its box and contains the focal point", () => {
  const picture = { width: 1600, height: 900 };
  const square = { width: 500, height: 500 };
  expect(cover(picture, square, [0.5, 0.5])).toEqual({
    left: 350,
    top: 0,
    width: 900,
    height: 900,
  });
  expect(cover(picture, square, [0, 0]).left).toBe(0);
  expect(cover(picture, square, [1, 1]).left).toBe(700);
  expect(cover(picture, { width: 1600, height: 400 }, [0.5, 0.9])).toEqual({
    left: 0,
    top: 500,
    width: 1600,
    height: 400,
  });
});
