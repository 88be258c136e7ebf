/** @jest-environment node */
import { fitted } from "../../src/gatsby/social-pictures/lines";
import { cover } from "../../src/gatsby/social-pictures/social-pictures";

test.each([
  ["one two", 100, ["one two"]],
  ["one two three", 100, ["one two", "three"]],
  ["aa bb cc dd ee ff gg hh", 50, ["aa bb cc dd", "ee ff gg hh"]],
  ["unbreakable-word", 50, ["unbreakable-word"]],
])("the title “%s” has the largest size that fits, and lines of similar length", (...row) => {
  const [title, size, lines] = row;
  /** A font in which each letter is half as wide as the font size. */
  const outline = (text: string, size: number) => ({
    path: text,
    width: text.length * size * 0.5,
  });
  const box = { width: 400, height: 220, leading: 1, sizes: [100, 50, 20] };
  const result = fitted(title, outline, box);
  expect(result.size).toBe(size);
  expect(result.lines.map(({ path }) => path)).toEqual(lines);
});

test("the crop has the ratio of its box and contains the focal point", () => {
  const picture = { width: 1600, height: 900 };
  const square = { width: 500, height: 500 };
  const crop = { left: 350, top: 0, width: 900, height: 900 };
  expect(cover(picture, square, [0.5, 0.5])).toEqual(crop);
  expect(cover(picture, square, [0, 0]).left).toBe(0);
  expect(cover(picture, square, [1, 1]).left).toBe(700);
  expect(cover(picture, { width: 1600, height: 400 }, [0.5, 0.9]).top).toBe(500);
});
