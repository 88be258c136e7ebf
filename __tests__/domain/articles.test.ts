/** @jest-environment node */
/** Decision 24 and sections 4 and 5 of the spec: the blog's filter and search, and their state in the address. */
import {
  asksSomething,
  everything,
  readQuery,
  writeQuery,
} from "../../src/domain/article-search";
import { findArticles } from "../../src/domain/find-articles";

const articles = [
  {
    title: "Where the access point hangs",
    excerpt: "Wi-Fi begins with a cable.",
    category: "Wiring",
  },
  { title: "Rows and risers", excerpt: "Who sees the film?", category: "Home Theaters" },
  {
    title: "Five things to know",
    excerpt: "Measure the ROOM first.",
    category: "Home Theaters",
  },
];
const [hangs, rows, five] = articles.map(({ title }) => title);

test.each([
  ["everything", "", "", [hangs, rows, five]],
  ["a category, in the order of the articles", "Home Theaters", "", [rows, five]],
  ["a word of a title, in any case", "", "ACCESS", [hangs]],
  ["a word of an excerpt", "", "wi-fi", [hangs]],
  ["a word of an excerpt in capitals", "", "room", [five]],
  ["a part of a word", "", "iser", [rows]],
  ["no name of a category", "", "theaters", []],
  ["a text in a category", "Home Theaters", "film", [rows]],
  ["a text of another category", "Wiring", "film", []],
  ["a space at the end", "", "rows ", [rows]],
  ["a space at the beginning", "", " rows", []],
  ["characters of regular expressions", "", "film?", [rows]],
  ["a regular expression", "", ".*", []],
])("finds %s", (_, category, text, titles) => {
  expect(findArticles(articles, { category, text }).map(({ title }) => title)).toEqual(titles);
});

test("a space is a search, no text is none", () => {
  expect(asksSomething({ category: "", text: " " })).toBe(true);
  expect(asksSomething(everything)).toBe(false);
});

const categories = ["Home Theaters", "Wiring & Networking"];

test.each([
  ["", { category: "", text: "" }],
  ["?category=Home+Theaters&q=row", { category: "Home Theaters", text: "row" }],
  ["?category=Wiring+%26+Networking", { category: "Wiring & Networking", text: "" }],
  ["?q=+Wi-Fi+%26+more+", { category: "", text: " Wi-Fi & more " }],
  ["?q=100+%25+%C3%BC%3F", { category: "", text: "100 % ü?" }],
])("the address %s is that of a search, and is read again", (query, search) => {
  expect(writeQuery("", search)).toBe(query);
  expect(readQuery(query, categories)).toEqual(search);
});

test("other parameters stay, and an unknown category is no search", () => {
  expect(writeQuery("?from=mail&q=a", { category: "", text: "b" })).toBe("?from=mail&q=b");
  expect(writeQuery("?category=Home+Theaters&q=a", everything)).toBe("");
  expect(readQuery("?category=Cars", categories)).toEqual(everything);
});
