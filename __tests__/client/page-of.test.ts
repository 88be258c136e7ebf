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
  ["a trailing slash", 'href="/about/"', "/about"],
  ["a relative path", 'href="two"', "/blog/two"],
  ["an absolute URL of this site", 'href="http://localhost/about"', "/about"],
  ["a query and a hash", 'href="/gallery?item=bar#top"', "/gallery?item=bar"],
  ["the current page with another query", 'href="/blog/one"', "/blog/one"],
  ["target=_self", 'href="/about" target="_self"', "/about"],
])("%s is a link to a page", (_, attributes, page) => {
  expect(pageOf(link(attributes))).toBe(page);
});

test.each([
  ["another site", 'href="https://www.example.com/about"'],
  ["another protocol", 'href="https://localhost/about"'],
  ["a phone number", 'href="tel:+14105550142"'],
  ["an e-mail address", 'href="mailto:hello@oldline.example"'],
  ["a file", 'href="/feed.atom"'],
  ["a download", 'href="/contact" download'],
  ["target=_blank", 'href="/about" target="_blank"'],
  ["the current page", 'href="/blog/one?q=tv"'],
  ["a hash on the current page", 'href="#main"'],
  ["an invalid URL", 'href="http://["'],
])("%s is not a link to a page", (_, attributes) => {
  expect(pageOf(link(attributes))).toBeUndefined();
});

test("a link in an SVG is a link to its page", () => {
  document.body.innerHTML = '<svg><a href="/service-areas/towson"><circle r="5" /></a></svg>';
  const place = document.querySelector("svg a");
  expect(place && pageOf(place)).toBe("/service-areas/towson");
});
