/** Which pages of links in view are prefetched, and when none is. */
import { prefetchLinks } from "../../src/client/prefetch";

const load = jest.fn<Promise<unknown>, [string]>();
const prefetched = () => load.mock.calls.map(([page]) => page);
/** Simulates that all links are in view. */
let seeAll: () => void;

class View {
  constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    seeAll = () =>
      tell([...document.links].map((target) => ({ target, isIntersecting: true })));
  }
  observe() {}
  disconnect() {}
}

const usual = {
  connection: {},
  userAgent: "Mozilla/5.0",
  hidden: false,
  readyState: "complete",
};
const browser = { ...usual };
for (const name of ["connection", "userAgent"] as const)
  Object.defineProperty(navigator, name, { get: () => browser[name] });
for (const name of ["hidden", "readyState"] as const)
  Object.defineProperty(document, name, { get: () => browser[name] });

/** Shows a page with these links in view, and waits until all idle callbacks have run. */
async function show(addresses: readonly string[]) {
  document.body.innerHTML = addresses.map((href) => `<a href="${href}">a link</a>`).join("");
  prefetchLinks();
  await jest.advanceTimersByTimeAsync(40);
  seeAll();
  await jest.advanceTimersByTimeAsync(60_000);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(browser, usual);
  load.mockReset().mockResolvedValue(undefined);
  Object.assign(window, { IntersectionObserver: View, ___loader: { loadPage: load } });
  window.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
});
afterEach(() => jest.useRealTimers());

test("at most 20 per page and two at a time, each once, also if one fails", async () => {
  let running = 0;
  load.mockImplementation(async (page) => {
    running += 1;
    expect(running).toBeLessThanOrEqual(2);
    await Promise.resolve();
    running -= 1;
    if (page === "/page-0") throw new Error("no such page");
  });
  const pages = Array.from({ length: 30 }, (_, index) => `/page-${index}`);
  const links = [...pages, "/page-0#part", "https://www.example.com/"];
  await show(links);
  expect(prefetched()).toEqual(pages.slice(0, 20));
  await show(links);
  expect(prefetched()).toEqual(pages);
});

test.each<[string, Partial<typeof browser>]>([
  ["data saving is on", { connection: { saveData: true } }],
  ["the connection is 2G", { connection: { effectiveType: "slow-2g" } }],
  ["the tab is hidden", { hidden: true }],
  ["the page still loads", { readyState: "interactive" }],
  ["the browser is a crawler", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
])("none if %s", async (state, change) => {
  Object.assign(browser, change);
  await show([`/${state}`]);
  expect(prefetched()).toEqual([]);
});
