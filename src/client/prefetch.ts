/**
 * Prefetches what a click will need: the data and code of pages whose links are in view, within a budget, and once the code of all kinds of
 * pages. Gatsby's own prefetching is disabled in gatsby-browser.tsx, because it loads a page's component and /page-data/app-data.json only
 * after the click.
 */
import { afterPaint } from "./deferred";
import { observeAll } from "./hooks";
import { linkOf, pageOf } from "./navigation";

/** The maximum number of pages that are prefetched during the visit of one page, and at the same time. */
const maxPages = 20;
const maxAtOnce = 2;
/** The wait before prefetching: a link that is scrolled past is not prefetched, and a click gets the bandwidth. */
const dwellMs = 250;

/** Written by Gatsby: the files of each webpack chunk. Inlined into every page, it would add a kilobyte before the first view. */
const chunkMap = "/chunk-map.json";

/** Crawlers follow links by themselves; the pattern is Gatsby's. */
const crawler = /bot|crawler|spider|crawling/i;

/** Links to prefetch; data-unsure marks those whose page the build may not have. */
const prefetchable = "a[href]:not([data-unsure])";

/** Links in view that are not yet prefetched. */
const waiting = new Set<Element>();
/** Pages that were requested, including those that failed. */
const requested = new Set<string>();
let remaining = maxPages;
let working = false;
let codeRequested = false;
let watch: (() => void) | undefined;

/** Starts with the links of the current page once it has been painted; to be called after every navigation. */
export function prefetchLinks(): void {
  watch ??= watcher();
  waiting.clear();
  remaining = maxPages;
  afterPaint(watch);
}

/** Prefetches a page at once when its link is pressed, or when the mouse enters it. */
export function prefetchOnPress(): void {
  const prefetch = (event: MouseEvent) => {
    const link = linkOf(event);
    const page = link?.matches(prefetchable) ? pageOf(link) : undefined;
    if (page !== undefined) void prefetchPage(page);
  };
  document.addEventListener("pointerdown", prefetch);
  document.addEventListener("mouseover", (event) => {
    if (prefetchAllowed()) prefetch(event);
  });
}

/**
 * Fetches the scripts and styles of every kind of page (70 kB) into the HTTP cache, once. A click on a link that was not prefetched then
 * only waits for the page's data, and is no slower than a full page load. `<link rel="prefetch">` would not work in all browsers: Firefox
 * checks it against default-src, which is 'none', and Safari does not support it.
 */
export async function prefetchCode(): Promise<void> {
  if (codeRequested || !prefetchAllowed()) return;
  codeRequested = true;
  try {
    const response = await fetch(chunkMap);
    const chunks = (await response.json()) as Record<string, string[]>;
    const files = Object.values(chunks).flat();
    await Promise.all(files.filter((name) => name.startsWith("/component---")).map(intoCache));
  } catch {
    // A click then waits for the code as well.
  }
}

/** The HTTP cache stores a response once its body has been read. */
const intoCache = async (file: string) => (await fetch(file, { priority: "low" })).blob();

/** Loads `page` with Gatsby's loader. */
async function prefetchPage(page: string): Promise<void> {
  try {
    await window.___loader?.loadPage(page);
  } catch {
    // Ignored, because a click on the link reports the failure.
  }
}

/** false with data saving, a slow connection or a hidden document, for crawlers, and while the page's own files are loading. */
function prefetchAllowed(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return (
    document.readyState === "complete" &&
    !document.hidden &&
    !saveData &&
    !effectiveType.endsWith("2g") &&
    !crawler.test(navigator.userAgent)
  );
}

/** Sets up an observer of links. Returns a function that has it observe the links of the current document, and no others. */
function watcher(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) waiting.add(target);
      else waiting.delete(target);
    setTimeout(() => void prefetchWaiting(), dwellMs);
  });
  const { observe } = observeAll(prefetchable, observer);
  window.addEventListener("load", prefetchWaiting);
  document.addEventListener("visibilitychange", prefetchWaiting);
  return () => {
    observer.disconnect();
    observe();
  };
}

/** Prefetches waiting links, a few pages at once and only while the browser is idle. */
async function prefetchWaiting(): Promise<void> {
  if (working) return;
  working = true;
  while (waiting.size > 0 && remaining > 0) {
    await idle();
    if (!prefetchAllowed()) break;
    // Pages that start together share their request for app-data.json.
    await Promise.all(nextPages().map(prefetchPage));
  }
  working = false;
  // Tries again, because the first call does nothing if an interaction has started the scripts before the page has loaded.
  void prefetchCode();
}

function nextPages(): string[] {
  const pages: string[] = [];
  for (const link of waiting) {
    if (pages.length === Math.min(maxAtOnce, remaining)) break;
    waiting.delete(link);
    const page = pageOf(link);
    if (page === undefined || requested.has(page)) continue;
    requested.add(page);
    pages.push(page);
  }
  remaining -= pages.length;
  return pages;
}

/** Safari lacks requestIdleCallback. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
