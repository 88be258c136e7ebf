/** @jest-environment node */
/** Decision 24 and sections 4 and 5 of the spec: the blog's filter and search. */
import { findArticles } from "../../src/domain/articles";

const article = (title: string, excerpt: string, blog: string) => ({
  title,
  excerpt,
  category: { blog },
});
const articles = [
  article("Where the access point hangs", "Wi-Fi begins with a cable.", "Wiring"),
  article("Rows and risers", "Who sees the film?", "Home Theaters"),
  article("Five things to know", "Measure the ROOM first.", "Home Theaters"),
];
const [hangs, rows, five] = articles.map(({ title }) => title);

test.each([
  ["everything", "", "", [hangs, rows, five]],
  ["a category, in the order of the articles", "Home Theaters", "", [rows, five]],
  ["a word of a title, in any case", "", "ACCESS", [hangs]],
  ["a word of an excerpt", "", "room", [five]],
  ["a word without its hyphen", "", "wifi", [hangs]],
  ["a word with a space for its hyphen", "", "wi fi", [hangs]],
  ["a word with another hyphen", "", "wi\u2011fi", [hangs]],
  ["a word with spaces around it", "", " Wi-Fi ", [hangs]],
  ["a part of a word", "", "iser", [rows]],
  ["no name of a category", "", "theaters", []],
  ["a text in a category", "Home Theaters", "film", [rows]],
  ["a text of another category", "Wiring", "film", []],
  ["characters of regular expressions", "", "film?", [rows]],
  ["a regular expression", "", ".*", []],
])("finds %s", (_, category, text, titles) => {
  expect(findArticles(articles, { category, text }).map(({ title }) => title)).toEqual(titles);
});
