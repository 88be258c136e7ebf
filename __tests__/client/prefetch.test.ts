import { prefetchLinks } from "../../src/client/prefetch";

const load = jest.fn<Promise<unknown>, [string]>();
/** Simulates links that enter the viewport, or leave it. */
let see: (links: Iterable<Element>, isIntersecting?: boolean) => void;
const observed = new Set<Element>();

class View implements Pick<IntersectionObserver, "observe" | "disconnect"> {
  constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    see = (links, isIntersecting = true) =>
      tell([...links].map((target) => ({ target, isIntersecting })));
  }
  observe(link: Element) {
    observed.add(link);
  }
  disconnect() {
    observed.clear();
  }
}

const links = () => document.querySelectorAll("a");
/** Each test uses new addresses, because an address is prefetched only once. */
let folder = 0;
const at = (page: string | number) => `/${folder}/${page}`;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => at(index));
const show = (...addresses: string[]) => {
  document.body.innerHTML = addresses.map((href) => `<a href="${href}">a link</a>`).join("");
};
const asked = () => load.mock.calls.map(([page]) => page);
/** Waits until the page is painted. */
const painted = () => jest.advanceTimersByTimeAsync(40);
/** Waits until all idle callbacks have run. */
const idle = () => jest.advanceTimersByTimeAsync(60_000);

const state = {
  connection: undefined as Navigator["connection"],
  hidden: false,
  readyState: "complete" as DocumentReadyState,
  userAgent: "Mozilla/5.0",
};
Object.defineProperties(navigator, {
  connection: { get: () => state.connection },
  userAgent: { get: () => state.userAgent },
});
Object.defineProperties(document, {
  hidden: { get: () => state.hidden },
  readyState: { get: () => state.readyState },
});
const usual = { ...state };

beforeAll(() => Object.assign(window, { IntersectionObserver: View }));

beforeEach(() => {
  jest.useFakeTimers();
  folder += 1;
  Object.assign(state, usual);
  load.mockReset().mockResolvedValue(undefined);
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => setTimeout(callback, 50),
    ___loader: { loadPage: load },
  });
});

afterEach(async () => {
  document.body.innerHTML = "";
  await idle();
  jest.useRealTimers();
  Reflect.deleteProperty(window, "fetch");
});

test("prefetches each page with a link in view once, when the browser is idle", async () => {
  show(
    at("one"),
    at("two"),
    at("one"),
    at("one#place"),
    "https://www.example.com/",
    at("unseen"),
  );
  prefetchLinks();
  expect(observed.size).toBe(0);
  await painted();
  expect(observed.size).toBe(6);
  see([...links()].slice(0, 5));
  expect(asked()).toEqual([]);
  await idle();
  expect(asked()).toEqual([at("one"), at("two")]);
});

test("does not prefetch a link that leaves the viewport or is clicked right away", async () => {
  show(at("passed"), at("kept"));
  prefetchLinks();
  see(links());
  await jest.advanceTimersByTimeAsync(200);
  expect(asked()).toEqual([]);
  see([...links()].slice(0, 1), false);
  await idle();
  expect(asked()).toEqual([at("kept")]);
});

test("skips a link that left the viewport before its turn", async () => {
  show(at("one"), at("two"));
  prefetchLinks();
  see(links());
  see([...links()].slice(0, 1), false);
  await idle();
  expect(asked()).toEqual([at("two")]);
});

test("prefetches two pages at a time", async () => {
  const ends: (() => void)[] = [];
  load.mockImplementation(() => new Promise<void>((resolve) => ends.push(resolve)));
  show(...numbered(3));
  prefetchLinks();
  see(links());
  await idle();
  expect(asked()).toEqual(numbered(2));
  ends[0]?.();
  await idle();
  expect(asked()).toHaveLength(2);
  ends[1]?.();
  await idle();
  expect(asked()).toEqual(numbered(3));
  ends[2]?.();
});

test("prefetches at most 20 pages per page; pages that are already loaded do not count", async () => {
  show(...numbered(30));
  prefetchLinks();
  see(links());
  await idle();
  expect(asked()).toEqual(numbered(20));
  prefetchLinks();
  see(links());
  await idle();
  expect(asked()).toEqual(numbered(30));
});

test("observes links that are added later, after they are painted", async () => {
  show(at("one"));
  prefetchLinks();
  await painted();
  document.body.insertAdjacentHTML("beforeend", `<p><a href="${at("two")}">another</a></p>`);
  await jest.advanceTimersByTimeAsync(0);
  expect(observed.size).toBe(1);
  await painted();
  expect(observed.size).toBe(2);
});

test("does not prefetch a link that may lead to a missing page", async () => {
  document.body.innerHTML = `<a href="${at("one")}" data-unsure>a link</a>`;
  prefetchLinks();
  await painted();
  expect(observed.size).toBe(0);
});

test("stops the prefetching of the previous page", async () => {
  show(at("one"));
  prefetchLinks();
  see(links());
  show(at("two"));
  prefetchLinks();
  await painted();
  expect([...observed]).toEqual([...links()]);
  await idle();
  expect(asked()).toEqual([]);
});

test("uses a timer if requestIdleCallback is missing", async () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  show(at("one"));
  prefetchLinks();
  see(links());
  expect(asked()).toEqual([]);
  await idle();
  expect(asked()).toEqual([at("one")]);
});

test.each([
  ["data saving is on", { connection: { saveData: true } }],
  ["the connection is 2G", { connection: { effectiveType: "2g" } }],
  ["the connection is slower than 2G", { connection: { effectiveType: "slow-2g" } }],
  ["the tab is hidden", { hidden: true }],
  ["the page still loads", { readyState: "interactive" }],
  ["the browser is a crawler", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
] as const)("prefetches nothing if %s", async (_, change) => {
  Object.assign(state, change);
  show(at("one"));
  prefetchLinks();
  see(links());
  await idle();
  expect(asked()).toEqual([]);
});

test.each([
  [
    "the tab is visible again",
    { hidden: true },
    () => document.dispatchEvent(new Event("visibilitychange")),
  ],
  [
    "the page has loaded",
    { readyState: "loading" },
    () => window.dispatchEvent(new Event("load")),
  ],
] as const)("continues when %s", async (_, change, tell) => {
  Object.assign(state, change);
  show(at("one"));
  prefetchLinks();
  see(links());
  await idle();
  Object.assign(state, usual);
  tell();
  await idle();
  expect(asked()).toEqual([at("one")]);
});

test("a failed page does not stop the others and is not requested again", async () => {
  load.mockImplementation((page) =>
    page === at(0) ? Promise.reject(new Error("no such page")) : Promise.resolve(),
  );
  show(...numbered(4));
  prefetchLinks();
  see(links());
  await idle();
  prefetchLinks();
  see(links());
  await idle();
  expect(asked()).toEqual(numbered(4));
});

/** prefetchCode in a fresh module, as after a page load. */
async function fresh() {
  jest.resetModules();
  return (await import("../../src/client/prefetch")).prefetchCode;
}

test("prefetchCode reads the scripts and styles of every page template once, and no others", async () => {
  const chunks = {
    app: ["/app.css", "/app.js"],
    "component---src-templates-town-tsx": ["/component---town.css", "/component---town.js"],
    "featured-projects": ["/featured-projects.js"],
  };
  const blob = jest.fn().mockResolvedValue(undefined);
  const fetch = jest.fn().mockResolvedValue({ json: () => Promise.resolve(chunks), blob });
  window.fetch = fetch;
  const prefetchCode = await fresh();
  await Promise.all([prefetchCode(), prefetchCode()]);
  expect(fetch.mock.calls).toEqual([
    ["/chunk-map.json"],
    ["/component---town.css", { priority: "low" }],
    ["/component---town.js", { priority: "low" }],
  ]);
  expect(blob).toHaveBeenCalledTimes(2);
});

test.each([
  ["the network down", jest.fn().mockRejectedValue(new TypeError("Failed to fetch"))],
  [
    "a list that is not JSON",
    jest.fn().mockResolvedValue({ json: () => Promise.reject(new SyntaxError()) }),
  ],
])("with %s fetches no code and does not throw", async (_, fetch: jest.Mock) => {
  window.fetch = fetch;
  const prefetchCode = await fresh();
  await expect(prefetchCode()).resolves.toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("prefetchCode waits while data saving is on", async () => {
  const fetch = jest.fn().mockResolvedValue({ json: () => Promise.resolve({}) });
  window.fetch = fetch;
  const prefetchCode = await fresh();
  Object.assign(state, { connection: { saveData: true } });
  await prefetchCode();
  expect(fetch).not.toHaveBeenCalled();
  Object.assign(state, usual);
  await prefetchCode();
  expect(fetch).toHaveBeenCalledTimes(1);
});
