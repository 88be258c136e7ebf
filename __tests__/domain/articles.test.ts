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
  article("Sonos™ for 4×4 rooms", "Smørrebrød at Straße 1½", "Home Theaters"),
  article("“Can you repeat that?” — Don’t ask", "Café, ‘bar’ and cafe\u0301", "Commercial"),
];
const [hangs, rows, five, sonos, repeat] = articles.map(({ title }) => title);

test.each([
  ["everything", "", "", [hangs, rows, five, sonos, repeat]],
  ["a category, in the order of the articles", "Home Theaters", "", [rows, five, sonos]],
  ["a word of a title, in any case", "", "ACCESS", [hangs]],
  ["a word of an excerpt", "", "film", [rows]],
  ["a brand without its sign", "", "sonos for", [sonos]],
  ["a brand with a sign", "", "Sonos® for", [sonos]],
  ["signs as they are typed", "", "4x4", [sonos]],
  ["a fraction as it is typed", "", "1 1/2", [sonos]],
  ["letters as they are typed", "", "strasse", [sonos]],
  ["letters as another language has them", "", "SMØRREBRØD", [sonos]],
  ["a text with an invisible space", "", "wi\u200bfi", [hangs]],
  ["a word without its hyphen", "", "wifi", [hangs]],
  ["a word with a space for its hyphen", "", "wi fi", [hangs]],
  ["a word with another hyphen", "", "wi\u2011fi", [hangs]],
  ["a word with spaces around it", "", " Wi-Fi ", [hangs]],
  ["words in straight quotation marks", "", '"Can you repeat that?"', [repeat]],
  ["words in other quotation marks", "", "„Can you repeat that?‟ «don't»", [repeat]],
  ["words without their marks and dash", "", "repeat that? dont ask", [repeat]],
  ["a word with a curly apostrophe", "", "don’t", [repeat]],
  ["a word with a straight apostrophe", "", "don't", [repeat]],
  ["a word with a prime", "", "don′t", [repeat]],
  ["a word without its accent", "", "cafe", [repeat]],
  ["a word with an accent in two characters", "", "cafe\u0301", [repeat]],
  ["a word with an accent that the text has not", "", "ácçess", [hangs]],
  ["a word with dashes", "", "wi—fi – begins − with", [hangs]],
  ["a part of a word", "", "iser", [rows]],
  ["no name of a category", "", "theaters", []],
  ["a text in a category", "Home Theaters", "film", [rows]],
  ["a text of another category", "Wiring", "film", []],
  ["characters of regular expressions", "", "film?", [rows]],
  ["a regular expression", "", ".*", []],
])("finds %s", (_, category, text, titles) => {
  expect(findArticles(articles, { category, text }).map(({ title }) => title)).toEqual(titles);
});
