/** Opens pages of the site in Chromium and records what happens. */
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
  type Request,
} from "playwright-core";
import { mapFrame } from "../../../src/domain/map-links";
import { backendUrl, siteUrl } from "./site";

export interface OpenPage {
  page: Page;
  /** All console messages and uncaught errors. */
  console: string[];
  /** Violations of the Content-Security-Policy. */
  violations: string[];
  /** All requests in order. */
  requests: Request[];
  /** Ends the visit before the end of the test. */
  close: () => Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /**
   * true if the page prefetches links in view and the code of all kinds of pages, as it does for most visitors. Otherwise data saving is on:
   * prefetching makes up most of a page's requests, and a third of the time that a test takes.
   */
  prefetching?: boolean;
  /**
   * false if the page needs a window of its own, with an empty cache: for tests of how a page loads and what it requests, and for tests that leave
   * stored data. Otherwise it is loaded in the window of an earlier visit with the same options, whatever its size. The visit then takes a third of
   * the time, because the window's process runs already and has scripts, fonts and pictures in its cache. False by default with `prefetching`, and
   * with `before`: give true if it is the same function in each visit.
   */
  warm?: boolean;
  /** true if the page stays open until the last test of the file has ended. */
  lasting?: boolean;
  /** Called before the first page is requested in a window, to set up routes and scripts. */
  before?: (page: Page) => Promise<unknown>;
}

/** Playwright's own size of windows. */
const usualSize = { width: 1280, height: 720 };

let browser: Promise<Browser> | undefined;
const opened = new Set<OpenPage>();
/** The windows that the next visits may use. */
const idle = new Set<Window>();

type Records = Pick<OpenPage, "console" | "violations" | "requests">;

/** The options of a window's first visit, except for the size. */
interface Made {
  key: string;
  before: OpenOptions["before"];
}

interface Window extends Made {
  page: Page;
  /** Of the latest visit. */
  records: Records;
}

const empty = (): Records => ({ console: [], violations: [], requests: [] });

afterEach(async () => {
  await Promise.all([...opened].map(({ close }) => close()));
});

afterAll(async () => {
  await (await browser)?.close();
});

/** The browser of this test file, which starts with the first call. */
export function launchedBrowser(): Promise<Browser> {
  browser ??= launch().catch(launch);
  return browser;
}

/** Starts the browser. Called a second time if it fails: on a busy machine, one of some 300 starts ended with a segmentation fault. */
const launch = () =>
  chromium.launch(JSON.parse(process.env.SITE_TEST_BROWSER ?? "{}") as LaunchOptions);

/** Opens `path` and waits for its load event. After the test the page is closed, or its window kept for another visit. */
export async function openPage(path: string, options: OpenOptions = {}): Promise<OpenPage> {
  const { before, lasting = false, ...others } = options;
  const { warm = !before && !options.prefetching, ...settings } = others;
  const { viewport = usualSize, ...beside } = settings;
  const key = JSON.stringify(beside);
  const suits = (each: Window) => each.key === key && each.before === before;
  const kept = warm ? [...idle].find(suits) : undefined;
  const window = kept ?? (await newWindow(settings, { key, before }));
  idle.delete(window);
  const { page } = window;
  // Ends the page of the visit before, which may still prefetch.
  if (kept && settings.prefetching) await page.goto("about:blank");
  window.records = empty();
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
  if (!lasting) opened.add(result);
  if (!kept) await before?.(page);
  const load = () => page.goto(path, { waitUntil: "load" });
  await load().catch((error: unknown) => {
    // A step back in the history, which the end of the test before has started, cancels a load.
    if (!kept || !String(error).includes("net::ERR_ABORTED")) throw error;
    return load();
  });
  return result;
}

/** Keeps `window` for another visit, without what a test has changed. */
async function keep(window: Window): Promise<void> {
  const { page } = window;
  if (!window.before) await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.emulateMedia({ media: null });
  await page.context().setOffline(false);
  idle.add(window);
}

/** A window with an empty cache. */
async function newWindow(
  { prefetching = false, ...options }: Omit<OpenOptions, "warm" | "lasting" | "before">,
  made: Made,
): Promise<Window> {
  const context = await (await launchedBrowser()).newContext({ baseURL: siteUrl, ...options });
  const page = await context.newPage();
  const window: Window = { ...made, page, records: empty() };
  page.on("console", (message) => {
    window.records.console.push(
      `${message.type()}: ${message.text()} (${message.location().url})`,
    );
  });
  page.on("pageerror", (error) =>
    window.records.console.push(`error that nobody caught: ${error.message}`),
  );
  page.on("request", (request) => window.records.requests.push(request));
  await context.exposeFunction("reportViolation", (violation: string) => {
    window.records.violations.push(violation);
  });
  await context.addInitScript(reportViolations);
  if (!prefetching) await context.addInitScript(saveData);
  return window;
}

/** Runs in the page before its own scripts. */
function reportViolations() {
  document.addEventListener("securitypolicyviolation", (event) => {
    const report: unknown = Reflect.get(window, "reportViolation");
    if (typeof report === "function")
      report(`${event.effectiveDirective}: ${event.blockedURI} (line ${event.lineNumber})`);
  });
}

/** Runs in the page before its own scripts: turns on data saving. */
function saveData() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/**
 * The requests among `requests` to other hosts. The site, its backend, the map and everything in the map's frame do not count.
 * @param site the address of the site.
 */
export function elsewhere(requests: readonly Request[], site = siteUrl): string[] {
  const allowed = [site, backendUrl].filter(Boolean).map((address) => new URL(address).origin);
  return requests
    .filter((request) => !request.frame().url().startsWith(mapFrame))
    .map((request) => request.url())
    .filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(mapFrame))
    .filter((url) => !allowed.includes(new URL(url).origin));
}

/** Whether `request` is for a script that comes after the first view: any but the loader, which adds the others. */
export const isLateScript = (request: Request): boolean =>
  request.resourceType() === "script" && !/\/loader-\w+\.js$/.test(request.url());

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
  const open = () =>
    requests.filter(
      (request) =>
        !request.url().startsWith("data:") &&
        request.timing().responseEnd < 0 &&
        !request.failure(),
    ).length;
  for (let known = -1; open() > 0 || requests.length > known;) {
    known = requests.length;
    await page.waitForTimeout(600);
  }
}

/** The wall-clock time of the page's load event in ms, for comparison with the start times of requests. */
export function loadTime(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return navigation instanceof PerformanceNavigationTiming
      ? performance.timeOrigin + navigation.loadEventStart
      : Number.NaN;
  });
}
