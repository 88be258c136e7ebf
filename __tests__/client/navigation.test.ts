/** Which clicks become client navigations, and which pages they prefetch. */
import { fireEvent } from "@testing-library/react";
import { startNavigation } from "../../src/client/navigation";
import { startPrefetching } from "../../src/client/prefetch";

const navigate = jest.fn<void, [string, object]>();
const loadPage = jest.fn<Promise<unknown>, [string]>();

/** Presses and clicks a link to `href`. */
function click(href: string, how: MouseEventInit = {}, attributes = "") {
  document.body.innerHTML = `<a href="${href}" ${attributes}><b>a link</b></a>`;
  const words = document.querySelector("b") ?? document.body;
  // A mouse event, because jsdom's pointer events have no buttons.
  fireEvent(words, new MouseEvent("pointerdown", { bubbles: true, ...how }));
  fireEvent.click(words, how);
}

beforeAll(() => {
  // jsdom cannot follow links. Called last: a click that arrives here is left to the browser.
  window.addEventListener("click", (event) => event.preventDefault());
  // No link is in view: jsdom has no layout.
  Object.assign(window, {
    IntersectionObserver: jest.fn(() => ({ observe: () => undefined })),
  });
  startPrefetching();
  startNavigation();
});

beforeEach(() => {
  window.history.replaceState(null, "", "/blog/one?q=tv");
  navigate.mockReset();
  loadPage.mockReset().mockRejectedValue(new Error("offline"));
  Object.assign(window, { ___navigate: navigate, ___loader: { loadPage } });
});

test.each([
  ["/about", "/about", "/about"],
  ["/about/", "/about", "/about"],
  ["/about#team", "/about#team", "/about"],
  ["two", "/blog/two", "/blog/two"],
  ["http://localhost/gallery?item=bar#top", "/gallery?item=bar#top", "/gallery?item=bar"],
  ["/blog/one", "/blog/one", "/blog/one"],
])("a click on %s navigates to %s and has prefetched %s", (href, address, page) => {
  click(href);
  expect(navigate.mock.calls).toEqual([[address, { replace: false }]]);
  expect(loadPage.mock.calls).toEqual([[page]]);
});

test.each<[string, string, MouseEventInit, string]>([
  ["another site", "https://www.example.com/about", {}, ""],
  ["another protocol", "https://localhost/about", {}, ""],
  ["a phone number", "tel:+14105550142", {}, ""],
  ["a file", "/feed.atom", {}, ""],
  ["a download", "/contact", {}, "download"],
  ["another window", "/about", {}, 'target="_blank"'],
  ["a hash on the current page", "#main", {}, ""],
  ["an invalid address", "http://[", {}, ""],
  ["Ctrl", "/about", { ctrlKey: true }, ""],
  ["Command", "/about", { metaKey: true }, ""],
  ["Shift", "/about", { shiftKey: true }, ""],
  ["Alt", "/about", { altKey: true }, ""],
  ["the middle button", "/about", { button: 1 }, ""],
  ["a handler of its own", "/about", {}, 'onclick="event.preventDefault()"'],
])("a click with %s is left to the browser", (_, href, how, attributes) => {
  click(href, how, attributes);
  expect(navigate).not.toHaveBeenCalled();
});

test("a page that the build may not have is not prefetched", () => {
  click("/gallery/new", {}, "data-unsure");
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(loadPage).not.toHaveBeenCalled();
});
