/** Decision 24 and sections 4 and 5 of the spec: filter, search, and the address that carries them. */
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

test("nothing asked lets everything through", () => {
  expect(asksSomething(everything)).toBe(false);
  expect(findArticles(articles, everything)).toEqual(articles);
});

test("a category lets its own articles through, in their order", () => {
  expect(titles({ category: "Home Theaters", text: "" })).toEqual([
    "Rows and risers",
    "Five things to know",
  ]);
});

test("the text is looked for in title and excerpt, whatever the case", () => {
  expect(titles({ category: "", text: "ACCESS" })).toEqual(["Where the access point hangs"]);
  expect(titles({ category: "", text: "wi-fi" })).toEqual(["Where the access point hangs"]);
  expect(titles({ category: "", text: "room" })).toEqual(["Five things to know"]);
});

test("a part of a word is enough, and a category's name is not looked at", () => {
  expect(titles({ category: "", text: "iser" })).toEqual(["Rows and risers"]);
  expect(titles({ category: "", text: "theaters" })).toEqual([]);
});

test("category and text hold together", () => {
  expect(titles({ category: "Wiring", text: "film" })).toEqual([]);
  expect(titles({ category: "Home Theaters", text: "film" })).toEqual(["Rows and risers"]);
});

test("the text is taken as it was typed: blanks count", () => {
  expect(titles({ category: "", text: "rows " })).toEqual(["Rows and risers"]);
  expect(titles({ category: "", text: " rows" })).toEqual([]);
  expect(titles({ category: "", text: "first. " })).toEqual([]);
  expect(asksSomething({ category: "", text: " " })).toBe(true);
});

test("signs of regular expressions are letters like others", () => {
  expect(titles({ category: "", text: "film?" })).toEqual(["Rows and risers"]);
  expect(titles({ category: "", text: ".*" })).toEqual([]);
});

describe("the address", () => {
  const categories = ["Home Theaters", "Wiring & Networking"];

  test.each([
    { category: "", text: "" },
    { category: "Wiring & Networking", text: "" },
    { category: "", text: " Wi-Fi & more " },
    { category: "Home Theaters", text: "100 % ü?" },
  ])("returns what was written: %o", (search) => {
    expect(readQuery(writeQuery("", search), categories)).toEqual(search);
  });

  test("is bare where nothing is asked", () => {
    expect(writeQuery("?category=Home+Theaters&q=a", everything)).toBe("");
  });

  test("is the one of the decision", () => {
    expect(writeQuery("", { category: "Home Theaters", text: "row" })).toBe(
      "?category=Home+Theaters&q=row",
    );
  });

  test("keeps what is not its own", () => {
    expect(writeQuery("?from=mail&q=a", { category: "", text: "b" })).toBe("?from=mail&q=b");
  });

  test("asks for all where its category does not exist", () => {
    expect(readQuery("?category=Cars", categories)).toEqual(everything);
  });
});
