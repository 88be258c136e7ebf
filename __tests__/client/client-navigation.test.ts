import { fireEvent, screen } from "@testing-library/dom";
import { clientNavigation } from "../../src/client/client-navigation";

const navigate = jest.fn<void, [string, object]>();
const loadPage = jest.fn<Promise<unknown>, [string]>();

/** Lets a finger or a button down on what has `words`. jsdom's own pointer events know nothing of buttons. */
const press = (words: string, how: MouseEventInit = {}) =>
  fireEvent(screen.getByText(words), new MouseEvent("pointerdown", { bubbles: true, ...how }));

beforeAll(() => {
  // jsdom follows no link, and says so: whoever gets this far leaves the link to the browser.
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

test("a click in a link goes the quick way, to its very place", () => {
  fireEvent.click(screen.getByText("about"));
  expect(navigate.mock.calls).toEqual([["/about#team", { replace: false }]]);
});

test("a link to the page that is shown goes to its top and makes no step for the way back", () => {
  fireEvent.click(screen.getByText("home"));
  expect(navigate.mock.calls).toEqual([["/", { replace: true }]]);
});

test.each(["place", "top"])(
  "the link “%s” on the page that is shown is the browser's",
  (words) => {
    fireEvent.click(screen.getByText(words));
    expect(navigate).not.toHaveBeenCalled();
  },
);

test.each([
  ["with a key held down", { ctrlKey: true }],
  ["with Command", { metaKey: true }],
  ["with Shift", { shiftKey: true }],
  ["with Alt", { altKey: true }],
  ["by the middle button", { button: 1 }],
])("a click %s is the browser's", (_, how) => {
  press("about", how);
  fireEvent.click(screen.getByText("about"), how);
  expect(navigate).not.toHaveBeenCalled();
  expect(loadPage).not.toHaveBeenCalled();
});

test.each(["elsewhere", "feed", "button"])("a click on “%s” is the browser's", (words) => {
  press(words);
  fireEvent.click(screen.getByText(words));
  expect(navigate).not.toHaveBeenCalled();
  expect(loadPage).not.toHaveBeenCalled();
});

test("a click that somebody has answered is left alone", () => {
  const answer = (event: Event) => event.preventDefault();
  document.body.addEventListener("click", answer);
  fireEvent.click(screen.getByText("about"));
  document.body.removeEventListener("click", answer);
  expect(navigate).not.toHaveBeenCalled();
});

test("a mouse that comes to a link asks for nothing while the page itself still loads", () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  fireEvent.mouseOver(screen.getByText("about"));
  state.mockRestore();
  expect(loadPage).not.toHaveBeenCalled();
});

test.each(["pointerdown", "mouseover"])("%s asks for the page before it is clicked", (sign) => {
  fireEvent(screen.getByText("about"), new MouseEvent(sign, { bubbles: true }));
  expect(loadPage.mock.calls).toEqual([["/about"]]);
});

test("a page that the build may not have is not asked for until the click", () => {
  press("new project");
  expect(loadPage).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("new project"));
  expect(navigate).toHaveBeenCalledTimes(1);
});

test("nobody hears of a page that cannot be had until it is wanted", async () => {
  const unhandled = jest.fn();
  process.on("unhandledRejection", unhandled);
  loadPage.mockRejectedValue(new Error("We couldn't find the correct component chunk"));
  press("about");
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
