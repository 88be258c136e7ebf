import { prefetchLinks } from "../../src/client/prefetch";

const load = jest.fn<Promise<unknown>, [string]>();
/** Tells the module that links came into view, or left it. */
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
/** Addresses that no test before has used: what was asked for once is not asked for again. */
let folder = 0;
const at = (page: string | number) => `/${folder}/${page}`;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => at(index));
const show = (...addresses: string[]) => {
  document.body.innerHTML = addresses.map((href) => `<a href="${href}">a link</a>`).join("");
};
const asked = () => load.mock.calls.map(([page]) => page);
/** Lets the page be painted. */
const painted = () => jest.advanceTimersByTimeAsync(40);
/** Lets everything happen that waits for the browser to be idle. */
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

test("pages whose links are in view are prefetched when the browser is idle, each once", async () => {
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

test("a link that is scrolled past, or pressed at once, has nothing asked for beside it", async () => {
  show(at("passed"), at("kept"));
  prefetchLinks();
  see(links());
  await jest.advanceTimersByTimeAsync(200);
  expect(asked()).toEqual([]);
  see([...links()].slice(0, 1), false);
  await idle();
  expect(asked()).toEqual([at("kept")]);
});

test("a link that left before its turn is passed over", async () => {
  show(at("one"), at("two"));
  prefetchLinks();
  see(links());
  see([...links()].slice(0, 1), false);
  await idle();
  expect(asked()).toEqual([at("two")]);
});

test("two at once: the third waits for both", async () => {
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

test("no more than 20 for one page; another page has a budget of its own, and what is ready costs none of it", async () => {
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

test("links that come later are looked at, too, when they have been painted", async () => {
  show(at("one"));
  prefetchLinks();
  await painted();
  document.body.insertAdjacentHTML("beforeend", `<p><a href="${at("two")}">another</a></p>`);
  await jest.advanceTimersByTimeAsync(0);
  expect(observed.size).toBe(1);
  await painted();
  expect(observed.size).toBe(2);
});

test("a link that may lead nowhere is left to the click", async () => {
  document.body.innerHTML = `<a href="${at("one")}" data-unsure>a link</a>`;
  prefetchLinks();
  await painted();
  expect(observed.size).toBe(0);
});

test("of the page before nothing is left to be done", async () => {
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

test("where idleness cannot be asked for, a moment does", async () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  show(at("one"));
  prefetchLinks();
  see(links());
  expect(asked()).toEqual([]);
  await idle();
  expect(asked()).toEqual([at("one")]);
});

test.each([
  ["saves data", { connection: { saveData: true } }],
  ["is on 2G", { connection: { effectiveType: "2g" } }],
  ["is on less", { connection: { effectiveType: "slow-2g" } }],
  ["looks elsewhere", { hidden: true }],
  ["waits for the page's own files", { readyState: "interactive" }],
  ["is a crawler", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
] as const)("nothing for whoever %s", async (_, change) => {
  Object.assign(state, change);
  show(at("one"));
  prefetchLinks();
  see(links());
  await idle();
  expect(asked()).toEqual([]);
});

test.each([
  [
    "looks again",
    { hidden: true },
    () => document.dispatchEvent(new Event("visibilitychange")),
  ],
  [
    "has the page's own files",
    { readyState: "loading" },
    () => window.dispatchEvent(new Event("load")),
  ],
] as const)("it goes on when the visitor %s", async (_, change, tell) => {
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

test("a page that cannot be had stops nothing, and is not asked for again", async () => {
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

/** prefetchCode as on a page that has just been loaded. */
async function fresh() {
  jest.resetModules();
  return (await import("../../src/client/prefetch")).prefetchCode;
}

test("fetches scripts and styles of every kind of page once, to the end, and nothing else", async () => {
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
])("with %s fetches nothing and does not throw", async (_, fetch: jest.Mock) => {
  window.fetch = fetch;
  const prefetchCode = await fresh();
  await expect(prefetchCode()).resolves.toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the code is not fetched with data saving, but once the visitor's state allows it", async () => {
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
