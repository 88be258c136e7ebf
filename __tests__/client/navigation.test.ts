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

/** Lets what has arrived take effect. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

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
])("a click on %s navigates to %s and has prefetched %s", async (href, address, page) => {
  click(href);
  await settled();
  expect(navigate.mock.calls).toEqual([[address, { replace: false }]]);
  expect(loadPage.mock.calls).toEqual([[page], [page]]);
});

describe("a click on a page whose data arrive late", () => {
  let arrive: () => void;

  beforeEach(() => {
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    loadPage.mockImplementation((page) => (page === "/late" ? late : Promise.resolve()));
    click("/late");
  });

  test("leads there", async () => {
    arrive();
    await settled();
    expect(navigate.mock.calls).toEqual([["/late", { replace: false }]]);
  });

  test("leads nowhere after a click on another link", async () => {
    click("/about");
    await settled();
    arrive();
    await settled();
    expect(navigate.mock.calls).toEqual([["/about", { replace: false }]]);
  });

  test("leads nowhere after Back", async () => {
    window.history.replaceState(null, "", "/gallery");
    arrive();
    await settled();
    expect(navigate).not.toHaveBeenCalled();
  });
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
])("a click with %s is left to the browser", async (_, href, how, attributes) => {
  click(href, how, attributes);
  await settled();
  expect(navigate).not.toHaveBeenCalled();
});

test("a page that the build may not have is not prefetched", async () => {
  click("/gallery/new", {}, "data-unsure");
  await settled();
  expect(navigate).toHaveBeenCalledTimes(1);
  // By the click.
  expect(loadPage).toHaveBeenCalledTimes(1);
});
