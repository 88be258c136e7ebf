/** @jest-environment jsdom */
/** The built loader: when and in which order it adds the scripts. */
import { readFileSync } from "node:fs";
import { replayEarlyClicks } from "../../src/client/replay-early-clicks";

const [, file = ""] =
  /<script src="(\/loader-[0-9a-f]{20}\.js)" integrity="sha256-[^"]{44}" async(?:="")?>/.exec(
    readFileSync("dist/index.html", "utf8"),
  ) ?? [];
const loader = readFileSync(`dist${file}`, "utf8");
/** The scripts of webpack's runtime, React and the app. */
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
  // A loader that still waits would react to events of the next test.
  window.dispatchEvent(new Event("keydown"));
  jest.useRealTimers();
});

test("sets the globals that Gatsby's script tags would set, except for the chunk map", () => {
  run();
  window.dispatchEvent(new Event("keydown"));
  expect(window).toMatchObject({
    pagePath: "/about",
    ___webpackCompilationHash: expect.stringMatching(/^[0-9a-f]{20}$/),
  });
  expect(window).not.toHaveProperty("___chunkMapping");
});

test("adds each script once, 1.5 s after load, without polyfills for old browsers", () => {
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

test("waits for the end of a page that is still arriving", () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  run();
  const end = document.querySelector("#page-path");
  end?.remove();
  window.dispatchEvent(new Event("keydown"));
  window.dispatchEvent(new Event("keydown"));
  expect(added()).toEqual([]);
  state.mockRestore();
  document.body.append(end as Element);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(added()).toEqual(inOrder);
  expect(window).toMatchObject({ pagePath: "/about" });
});

test("runs the scripts in order, and requires React as soon as it has loaded", () => {
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

test("with Trusted Types, script addresses come from the policy that the header lists", () => {
  const createPolicy = jest.fn((_: string, rules: object) => rules);
  Reflect.set(window, "trustedTypes", { createPolicy });
  run();
  Reflect.deleteProperty(window, "trustedTypes");
  window.dispatchEvent(new Event("keydown"));
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["loader"]);
  expect(added()).toEqual(inOrder);
});

test.each(["pointerdown", "keydown"])("the first %s adds the scripts at once", (call) => {
  run();
  window.dispatchEvent(new Event(call));
  expect(added()).toHaveLength(3);
});

describe("an event on a link", () => {
  const press = (event: Event) => {
    document.body.insertAdjacentHTML("beforeend", '<a href="/b"><b>B</b></a>');
    document.querySelector("b")?.dispatchEvent(event);
    return added().length;
  };
  beforeEach(run);

  test.each([
    new Event("pointerdown", { bubbles: true }),
    new KeyboardEvent("keydown", { key: "Enter", bubbles: true }),
  ])("that activates it adds no scripts", (event) => {
    expect(press(event)).toBe(0);
  });

  test("that does not activate it adds the scripts", () => {
    expect(press(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }))).toBe(3);
  });
});

test.each(["?item=a", "?q=tv", "?category=Blog"])(
  "an address with %s adds the scripts at once",
  (query) => {
    window.history.replaceState(null, "", `/about${query}`);
    run();
    expect(added()).toHaveLength(3);
  },
);

test("loads a menu's drawing when the menu opens", () => {
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

describe("a click on a button before hydration", () => {
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

  test("is replayed once after hydration", () => {
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
    ["<button popovertarget='drawer'>Menu</button>", "the browser handles a popover button"],
    ["<a href='#main'>Skip</a>", "the browser handles a link"],
  ])("on %s is not replayed: %s", (markup) => {
    run();
    const { pressed } = press(markup);
    replayEarlyClicks();
    expect(pressed).not.toHaveBeenCalled();
  });

  test("is not replayed if the button has changed its state already", () => {
    run();
    const { button, pressed } = press("<button aria-pressed='false'>Filter</button>");
    button.setAttribute("aria-pressed", "true");
    replayEarlyClicks();
    expect(pressed).not.toHaveBeenCalled();
  });
});
