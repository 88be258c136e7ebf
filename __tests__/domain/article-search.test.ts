/** Decision 24 and sections 4 and 5 of the spec: filter and search, and their state in the address. */
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
const titles = (search: Parameters<typeof findArticles>[1]) =>
  findArticles(articles, search).map(({ title }) => title);

test("an empty search returns all articles", () => {
  expect(asksSomething(everything)).toBe(false);
  expect(findArticles(articles, everything)).toEqual(articles);
});

test("a category returns its own articles in their order", () => {
  expect(titles({ category: "Home Theaters", text: "" })).toEqual([
    "Rows and risers",
    "Five things to know",
  ]);
});

test("searches title and excerpt, ignoring case", () => {
  expect(titles({ category: "", text: "ACCESS" })).toEqual(["Where the access point hangs"]);
  expect(titles({ category: "", text: "wi-fi" })).toEqual(["Where the access point hangs"]);
  expect(titles({ category: "", text: "room" })).toEqual(["Five things to know"]);
});

test("finds parts of words, but not the names of categories", () => {
  expect(titles({ category: "", text: "iser" })).toEqual(["Rows and risers"]);
  expect(titles({ category: "", text: "theaters" })).toEqual([]);
});

test("combines category and text", () => {
  expect(titles({ category: "Wiring", text: "film" })).toEqual([]);
  expect(titles({ category: "Home Theaters", text: "film" })).toEqual(["Rows and risers"]);
});

test("spaces in the text count", () => {
  expect(titles({ category: "", text: "rows " })).toEqual(["Rows and risers"]);
  expect(titles({ category: "", text: " rows" })).toEqual([]);
  expect(titles({ category: "", text: "first. " })).toEqual([]);
  expect(asksSomething({ category: "", text: " " })).toBe(true);
});

test("treats special characters of regular expressions literally", () => {
  expect(titles({ category: "", text: "film?" })).toEqual(["Rows and risers"]);
  expect(titles({ category: "", text: ".*" })).toEqual([]);
});

describe("the query string", () => {
  const categories = ["Home Theaters", "Wiring & Networking"];

  test.each([
    { category: "", text: "" },
    { category: "Wiring & Networking", text: "" },
    { category: "", text: " Wi-Fi & more " },
    { category: "Home Theaters", text: "100 % ü?" },
  ])("is read as it was written: %o", (search) => {
    expect(readQuery(writeQuery("", search), categories)).toEqual(search);
  });

  test("is empty for an empty search", () => {
    expect(writeQuery("?category=Home+Theaters&q=a", everything)).toBe("");
  });

  test("has the form of decision 24", () => {
    expect(writeQuery("", { category: "Home Theaters", text: "row" })).toBe(
      "?category=Home+Theaters&q=row",
    );
  });

  test("keeps other parameters", () => {
    expect(writeQuery("?from=mail&q=a", { category: "", text: "b" })).toBe("?from=mail&q=b");
  });

  test("with an unknown category is an empty search", () => {
    expect(readQuery("?category=Cars", categories)).toEqual(everything);
  });
});
