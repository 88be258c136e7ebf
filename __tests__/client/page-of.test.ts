import { pageOf } from "../../src/client/page-of";

const link = (attributes: string) => {
  document.body.innerHTML = `<a ${attributes}>a link</a>`;
  const found = document.querySelector("a");
  if (!found) throw new Error("There is no link.");
  return found;
};

beforeAll(() => window.history.replaceState(null, "", "/blog/one?q=tv"));

test.each([
  ["a path", 'href="/about"', "/about"],
  ["the home page", 'href="/"', "/"],
  ["a slash at the end", 'href="/about/"', "/about"],
  ["a path from here", 'href="two"', "/blog/two"],
  ["this site by name", 'href="http://localhost/about"', "/about"],
  ["a query, and a place on the page", 'href="/gallery?item=bar#top"', "/gallery?item=bar"],
  ["another query of the page that is shown", 'href="/blog/one"', "/blog/one"],
  ["its own window, said outright", 'href="/about" target="_self"', "/about"],
])("%s leads to a page", (_, attributes, page) => {
  expect(pageOf(link(attributes))).toBe(page);
});

test.each([
  ["another site", 'href="https://www.example.com/about"'],
  ["another protocol", 'href="https://localhost/about"'],
  ["a telephone number", 'href="tel:+14105550142"'],
  ["an address for mail", 'href="mailto:hello@oldline.example"'],
  ["a file", 'href="/feed.atom"'],
  ["a download", 'href="/contact" download'],
  ["a window of its own", 'href="/about" target="_blank"'],
  ["the page that is shown", 'href="/blog/one?q=tv"'],
  ["a place on it", 'href="#main"'],
  ["what is no address", 'href="http://["'],
])("%s leads to none", (_, attributes) => {
  expect(pageOf(link(attributes))).toBeUndefined();
});

test("a place of a drawing leads to its page", () => {
  document.body.innerHTML = '<svg><a href="/service-areas/towson"><circle r="5" /></a></svg>';
  const place = document.querySelector("svg a");
  expect(place && pageOf(place)).toBe("/service-areas/towson");
});
