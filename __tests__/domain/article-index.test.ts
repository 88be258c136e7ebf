import { readPiece } from "../../src/domain/article-index";

const article = { title: "A", excerpt: "B", category: "C", path: "/blog/a" };

test.each([
  { articles: [] },
  { articles: [article] },
  { articles: [article], more: "/blog/index-2.json" },
])("reads an index file: %p", (piece) => {
  expect(readPiece(piece)).toEqual(piece);
});

test.each([
  null,
  [],
  {},
  "<!doctype html>",
  { articles: {} },
  { articles: [null] },
  { articles: [{ ...article, title: 1 }] },
  { articles: [article], more: 2 },
])("rejects anything else: %p", (content) => {
  expect(() => readPiece(content)).toThrow(TypeError);
});
