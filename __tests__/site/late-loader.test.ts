/** @jest-environment jsdom */
/** The loader of the scripts, as it was built: when it starts, and in which order it adds the scripts. */
import { readFileSync } from "node:fs";
import { replayEarlyClicks } from "../../src/client/replay-early-clicks";

const [, file = ""] =
  /<script src="(\/loader-[0-9a-f]{20}\.js)" integrity="sha256-[^"]{44}" defer(?:="")?>/.exec(
    readFileSync("dist/index.html", "utf8"),
  ) ?? [];
const loader = readFileSync(`dist${file}`, "utf8");
/** webpack's own, React's and the app's. */
const sources = [/^\/webpack-runtime-.*\.js$/, /^\/framework-.*\.js$/, /^\/app-.*\.js$/];
const inOrder = sources.map((source) => expect.stringMatching(source));

function run() {
  document.head.innerHTML = "";
  document.body.innerHTML = '<data id="page-path" value="/about"></data>';
  new Function(loader)();
}

const scripts = () => [...document.querySelectorAll("script")];
const added = () => scripts().map(({ src }) => new URL(src).pathname);

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/about");
});
afterEach(() => {
  // A loader that still waits would answer the next test's events.
  window.dispatchEvent(new Event("keydown"));
  jest.useRealTimers();
});

test("it sets what Gatsby's own tags set, without the map of chunks", () => {
  run();
  expect(window).toMatchObject({
    pagePath: "/about",
    ___webpackCompilationHash: expect.stringMatching(/^[0-9a-f]{20}$/),
  });
  expect(window).not.toHaveProperty("___chunkMapping");
});

test("no script is added before load and a quiet moment; then each once, without those for old browsers", () => {
  run();
  expect(added()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(1499);
  expect(added()).toEqual([]);
  jest.advanceTimersByTime(10);
  expect(added()).toEqual(inOrder);
  window.dispatchEvent(new Event("keydown"));
  expect(added()).toHaveLength(3);
});

test("they run in their order, and React as soon as it is there, before the app asks for it", () => {
  const required: unknown[] = [];
  const handed = { push: jest.fn(([, , call]) => call((id: unknown) => required.push(id))) };
  Reflect.set(window, "chunks", handed);
  run();
  window.dispatchEvent(new Event("keydown"));
  expect(added()).toEqual(inOrder);
  expect(scripts().map((script) => script.async)).toEqual([false, false, false]);
  const [runtime, react, app] = scripts();
  for (const script of [runtime, app]) script?.dispatchEvent(new Event("load"));
  expect(required).toEqual([]);
  react?.dispatchEvent(new Event("load"));
  expect(required).toHaveLength(1);
});

test("where Trusted Types are known, their addresses come from the policy that the header lists", () => {
  const createPolicy = jest.fn((_: string, rules: object) => rules);
  Reflect.set(window, "trustedTypes", { createPolicy });
  run();
  Reflect.deleteProperty(window, "trustedTypes");
  window.dispatchEvent(new Event("keydown"));
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["loader"]);
  expect(added()).toEqual(inOrder);
});

test.each(["pointerdown", "keydown"])("the first %s calls them at once", (call) => {
  run();
  window.dispatchEvent(new Event(call));
  expect(added()).toHaveLength(3);
});

describe("a press on a link", () => {
  const press = (event: Event) => {
    document.body.insertAdjacentHTML("beforeend", '<a href="/b"><b>B</b></a>');
    document.querySelector("b")?.dispatchEvent(event);
    return added().length;
  };
  beforeEach(run);

  test.each([
    new Event("pointerdown", { bubbles: true }),
    new KeyboardEvent("keydown", { key: "Enter", bubbles: true }),
  ])("leaves the line to the page that it leads to", (event) => {
    expect(press(event)).toBe(0);
  });

  test("calls them with a key that moves on", () => {
    expect(press(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }))).toBe(3);
  });
});

test.each(["?item=a", "?q=tv", "?category=Blog"])(
  "an address with %s calls them at once",
  (query) => {
    window.history.replaceState(null, "", `/about${query}`);
    run();
    expect(added()).toHaveLength(3);
  },
);

test("what a menu draws is asked for when the menu opens", () => {
  run();
  document.body.insertAdjacentHTML(
    "beforeend",
    '<details><summary>Menu</summary><svg><use data-href="/a.svg#b"></use></svg></details>',
  );
  const [menu, part] = [
    document.querySelector("details"),
    document.querySelector("use[data-href]"),
  ];
  expect(part?.getAttribute("href")).toBeNull();
  menu?.dispatchEvent(new Event("toggle"));
  expect(part?.getAttribute("href")).toBe("/a.svg#b");
});

describe("a press before React answers", () => {
  const press = (markup: string) => {
    document.body.insertAdjacentHTML("beforeend", markup);
    const button = document.body.lastElementChild as HTMLButtonElement;
    const pressed = jest.fn();
    button.addEventListener("click", pressed);
    button.click();
    pressed.mockClear();
    return { button, pressed };
  };
  afterEach(() => {
    delete document.documentElement.dataset.hydrated;
  });

  test("is repeated once it does, and only then", () => {
    run();
    const { pressed } = press("<button>Filter</button>");
    document.documentElement.dataset.hydrated = "true";
    press("<button>Another</button>");
    replayEarlyClicks();
    expect(pressed).toHaveBeenCalledTimes(1);
    replayEarlyClicks();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["<button popovertarget='drawer'>Menu</button>", "a menu's button answers by itself"],
    ["<a href='#main'>Skip</a>", "a link is a link"],
  ])("%s is not: %s", (markup) => {
    run();
    const { pressed } = press(markup);
    replayEarlyClicks();
    expect(pressed).not.toHaveBeenCalled();
  });

  test("is not repeated on a button that has answered", () => {
    run();
    const { button, pressed } = press("<button aria-pressed='false'>Filter</button>");
    button.setAttribute("aria-pressed", "true");
    replayEarlyClicks();
    expect(pressed).not.toHaveBeenCalled();
  });
});
