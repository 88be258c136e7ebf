/** @jest-environment jsdom */
import { lateLoader } from "../../src/build/late-scripts";

const written = `
  <script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>
  <script>window.___webpackCompilationHash="abc";</script>
  <script src="/polyfill.js" nomodule></script>
  <script src="/runtime.js" async></script><script src="/app.js" async></script>`;

function run() {
  document.body.innerHTML = '<data id="page-path" value="/about"></data>';
  const code = /<script>([\s\S]*)<\/script>/.exec(lateLoader(written))?.[1] ?? "";
  new Function(code)();
}

const added = () => [...document.querySelectorAll("script")].map((script) => script.src);

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/about");
});
afterEach(() => {
  // A loader that still waits would answer the next test's events.
  window.dispatchEvent(new Event("keydown"));
  jest.useRealTimers();
});

test("it is one script that sets what Gatsby's own tags set", () => {
  expect(lateLoader(written).match(/<script/g)).toHaveLength(1);
  run();
  expect(window).toMatchObject({
    pagePath: "/about",
    ___chunkMapping: "{}",
    ___webpackCompilationHash: "abc",
  });
});

test("no script is added before load and a quiet moment; then each once, without those for old browsers", () => {
  run();
  expect(added()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(1499);
  expect(added()).toEqual([]);
  jest.advanceTimersByTime(10);
  expect(added()).toEqual(["http://localhost/runtime.js", "http://localhost/app.js"]);
  window.dispatchEvent(new Event("keydown"));
  expect(added()).toHaveLength(2);
});

test.each(["pointerdown", "touchstart", "keydown"])(
  "the first %s calls them at once",
  (call) => {
    run();
    window.dispatchEvent(new Event(call));
    expect(added()).toHaveLength(2);
  },
);

test.each(["?item=a", "?q=tv", "?category=Blog"])(
  "an address with %s calls them at once",
  (query) => {
    window.history.replaceState(null, "", `/about${query}`);
    run();
    expect(added()).toHaveLength(2);
  },
);
