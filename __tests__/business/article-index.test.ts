import { readIndex } from "../../src/business/article-index";

const article = { title: "A", excerpt: "B", category: "C", path: "/blog/a" };

test("a list of articles is read", () => {
  expect(readIndex([article])).toEqual([article]);
  expect(readIndex([])).toEqual([]);
});

test.each([null, {}, "<!doctype html>", [null], [{ ...article, title: 1 }]])(
  "anything else is refused: %p",
  (content) => {
    expect(() => readIndex(content)).toThrow(TypeError);
  },
);
