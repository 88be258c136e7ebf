/** Opens pages of the site in Chromium and records what happens. */
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
  type Request,
} from "playwright-core";
import { mapFrame } from "../../../src/domain/site";
import { backendUrl, siteUrl } from "./site";

interface Records {
  /** All console messages, among them those about the Content-Security-Policy, and uncaught errors. */
  console: string[];
  /** All requests in order. */
  requests: Request[];
}

export interface OpenPage extends Records {
  page: Page;
  /** Ends the visit before the end of the test. */
  close: () => Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** true if the page prefetches links and code, as it does for most visitors. Otherwise data saving is on, which saves a third of the time. */
  prefetching?: boolean;
  /**
   * true if the page is loaded in the window of an earlier visit with the same options, whatever its size: its process runs, and scripts, fonts
   * and pictures are in its cache. False by default with `prefetching`, and with `before`; give true if `before` is the same function in each
   * visit. Not for tests of how a page loads.
   */
  warm?: boolean;
  /** Called before the first page is requested in a window, to set up routes and scripts. */
  before?: (page: Page) => Promise<unknown>;
}

interface Window {
  page: Page;
  /** The options that a visit must have to use this window again. */
  key: string;
  before: OpenOptions["before"];
  /** Of the latest visit. */
  records: Records;
}

let browser: Promise<Browser> | undefined;
const opened = new Set<OpenPage>();
/** The windows that the next visits may use. */
const idle: Window[] = [];

afterEach(async () => {
  await Promise.all([...opened].map(({ close }) => close()));
});

afterAll(async () => {
  await (await browser)?.close();
});

/** The browser of this test file, which starts with the first call. */
export function launchedBrowser(): Promise<Browser> {
  const launch = () =>
    chromium.launch(JSON.parse(process.env.SITE_TEST_BROWSER ?? "{}") as LaunchOptions);
  // On a busy machine, one of some 300 starts failed.
  browser ??= launch().catch(launch);
  return browser;
}

/** Opens `path` and waits for its load event. After the test the page is closed, or its window kept for another visit. */
export async function openPage(path: string, options: OpenOptions = {}): Promise<OpenPage> {
  const { before, viewport = { width: 1280, height: 720 }, ...others } = options;
  const { warm = !before && !options.prefetching, ...settings } = others;
  const key = JSON.stringify(settings);
  const index = idle.findIndex((each) => each.key === key && each.before === before);
  const [kept] = warm && index >= 0 ? idle.splice(index, 1) : [];
  const window = kept ?? (await newWindow({ ...settings, viewport }, key, before));
  const { page } = window;
  window.records = { console: [], requests: [] };
  if (kept && viewport) await page.setViewportSize(viewport);
  const result: OpenPage = {
    page,
    ...window.records,
    close: async () => {
      opened.delete(result);
      if (warm) await keep(window);
      else await page.context().close();
    },
  };
  opened.add(result);
  // The earlier visit's page may be the same one, and a hash alone loads none.
  if (kept && path.includes("#")) await page.goto("about:blank");
  const load = () => page.goto(path, { waitUntil: "load" });
  // A step back in the history, which the end of the earlier visit has started, cancels the first load.
  await (kept ? load().catch(load) : load());
  return result;
}

/**
 * Keeps `window` for another visit, without what a test has changed. The page stays: the next one then uses its process, which halves the work of a
 * visit.
 */
async function keep(window: Window): Promise<void> {
  const { page, before } = window;
  if (!before) await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.emulateMedia({ media: null });
  await page.context().setOffline(false);
  idle.push(window);
}

/** A window with an empty cache. */
async function newWindow(
  { prefetching = false, ...options }: OpenOptions,
  key: string,
  before: OpenOptions["before"],
): Promise<Window> {
  const context = await (await launchedBrowser()).newContext({ baseURL: siteUrl, ...options });
  const page = await context.newPage();
  const window: Window = { page, key, before, records: { console: [], requests: [] } };
  page.on("console", (message) => {
    window.records.console.push(
      `${message.type()}: ${message.text()} (${message.location().url})`,
    );
  });
  page.on("pageerror", (error) =>
    window.records.console.push(`uncaught error: ${error.message}`),
  );
  page.on("request", (request) => window.records.requests.push(request));
  if (!prefetching) await context.addInitScript(saveData);
  await before?.(page);
  return window;
}

/** Runs in the page before its own scripts: turns on data saving. */
function saveData() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/** The requests among `requests` to other hosts. The site, its backend, the map and everything in the map's frame do not count. */
export function elsewhere(requests: readonly Request[]): string[] {
  const allowed = [siteUrl, backendUrl].filter(Boolean).map((url) => new URL(url).origin);
  return requests
    .filter((request) => !request.frame().url().startsWith(mapFrame))
    .map((request) => request.url())
    .filter((url) => !/^(data|blob|about):/.test(url) && !url.startsWith(mapFrame))
    .filter((url) => !allowed.includes(new URL(url).origin));
}

/** Waits for hydration. The scripts start 1.5 s after load, or at once with `hurry`, by a key that has no other effect. */
export async function hydrated(page: Page, { hurry = true } = {}): Promise<void> {
  if (hurry) await page.keyboard.press("Shift");
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
}

/**
 * Waits until all requests have ended and no new ones start. Playwright's "networkidle" fires once per document, which here is before the
 * late scripts.
 */
export async function quiet({ page, requests }: OpenPage): Promise<void> {
  const pending = () =>
    requests.some(
      (request) =>
        !request.url().startsWith("data:") &&
        request.timing().responseEnd < 0 &&
        !request.failure(),
    );
  for (let before = -1; pending() || requests.length > before;) {
    before = requests.length;
    await page.waitForTimeout(600);
  }
}

/** A promise, and the function that resolves it: for an answer that a test holds back. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** The wall-clock time of the page's load event in ms, for comparison with the start times of requests. */
export const loadTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    return performance.timeOrigin + (navigation?.loadEventStart ?? Number.NaN);
  });
