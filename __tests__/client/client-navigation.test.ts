import { fireEvent, screen } from "@testing-library/dom";
import { clientNavigation } from "../../src/client/client-navigation";

const navigate = jest.fn<void, [string, object]>();
const loadPage = jest.fn<Promise<unknown>, [string]>();

/** Fires pointerdown on the element with the text `words`. A mouse event, because jsdom's pointer events have no `button`. */
const press = (words: string, how: MouseEventInit = {}) =>
  fireEvent(screen.getByText(words), new MouseEvent("pointerdown", { bubbles: true, ...how }));

beforeAll(() => {
  // jsdom cannot follow links and logs an error when it tries. Called last: a click that arrives here is left to the browser.
  window.addEventListener("click", (event) => event.preventDefault());
  clientNavigation();
});

beforeEach(() => {
  navigate.mockReset();
  loadPage.mockReset().mockResolvedValue(undefined);
  Object.assign(window, { ___navigate: navigate, ___loader: { loadPage } });
  document.body.innerHTML = `
    <a href="/about#team"><b>about</b></a>
    <a href="/">home</a>
    <a href="/#place">place</a>
    <a href="#">top</a>
    <a href="/gallery/new" data-unsure>new project</a>
    <a href="https://www.example.com/">elsewhere</a>
    <a href="/feed.atom">feed</a>
    <button>button</button>`;
});

test("a click on a link becomes a client navigation and keeps the hash", () => {
  fireEvent.click(screen.getByText("about"));
  expect(navigate.mock.calls).toEqual([["/about#team", { replace: false }]]);
});

test("a link to the current page navigates without a new history entry", () => {
  fireEvent.click(screen.getByText("home"));
  expect(navigate.mock.calls).toEqual([["/", { replace: true }]]);
});

test.each(["place", "top"])(
  "leaves the link “%s” on the current page to the browser",
  (words) => {
    fireEvent.click(screen.getByText(words));
    expect(navigate).not.toHaveBeenCalled();
  },
);

test.each([
  ["with Ctrl", { ctrlKey: true }],
  ["with Command", { metaKey: true }],
  ["with Shift", { shiftKey: true }],
  ["with Alt", { altKey: true }],
  ["with the middle button", { button: 1 }],
])("leaves a click %s to the browser", (_, how) => {
  press("about", how);
  fireEvent.click(screen.getByText("about"), how);
  expect(navigate).not.toHaveBeenCalled();
  expect(loadPage).not.toHaveBeenCalled();
});

test.each(["elsewhere", "feed", "button"])("leaves a click on “%s” to the browser", (words) => {
  press(words);
  fireEvent.click(screen.getByText(words));
  expect(navigate).not.toHaveBeenCalled();
  expect(loadPage).not.toHaveBeenCalled();
});

test("ignores a click that another handler has handled", () => {
  const handle = (event: Event) => event.preventDefault();
  document.body.addEventListener("click", handle);
  fireEvent.click(screen.getByText("about"));
  document.body.removeEventListener("click", handle);
  expect(navigate).not.toHaveBeenCalled();
});

test("does not prefetch on mouseover while the current page still loads", () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  fireEvent.mouseOver(screen.getByText("about"));
  state.mockRestore();
  expect(loadPage).not.toHaveBeenCalled();
});

test.each(["pointerdown", "mouseover"])("prefetches the page on %s", (sign) => {
  fireEvent(screen.getByText("about"), new MouseEvent(sign, { bubbles: true }));
  expect(loadPage.mock.calls).toEqual([["/about"]]);
});

test("does not prefetch a page that may be missing from the build", () => {
  press("new project");
  expect(loadPage).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("new project"));
  expect(navigate).toHaveBeenCalledTimes(1);
});

test("a failed prefetch causes no unhandled rejection", async () => {
  const unhandled = jest.fn();
  process.on("unhandledRejection", unhandled);
  loadPage.mockRejectedValue(new Error("We couldn't find the correct component chunk"));
  press("about");
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
