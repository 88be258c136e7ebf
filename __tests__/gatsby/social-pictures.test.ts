/** @jest-environment node */
import { drawable, undrawable } from "../../src/content/letters";
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

test("a title that fits in no size is broken and made smaller", () => {
  const outline = (text: string, size: number) => ({ path: text, width: text.length * size });
  const box = { width: 100, height: 60, leading: 1, sizes: [40, 20] };
  const { lines, size } = fitted("W".repeat(22), outline, box);
  expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(100);
  expect(lines.length * size).toBeLessThanOrEqual(60);
});

test("letters that the fonts lack have a stand-in", () => {
  expect(drawable("Dvo\u0159\u00e1k\u2011\u1ec5 \u{1f3ac}")).toBe("Dvor\u00e1k-e ");
  expect(undrawable("Dvo\u0159\u00e1k\u2011\u1ec5")).toBeUndefined();
  expect(undrawable("5 \u20ac")).toBe("\u20ac");
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
