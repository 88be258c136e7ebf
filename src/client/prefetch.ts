/**
 * Prefetches what a click will need: pages whose links are in view, within a budget, and once the code of all kinds of pages. Gatsby's own
 * prefetching is disabled in gatsby-browser.tsx, because it loads a page's component and /page-data/app-data.json only after the click.
 */
import { observeAll } from "./hooks";
import { linkOf, pageOf } from "./navigation";

/** The maximum number of pages that are prefetched during the visit of one page, and at the same time. */
const maxPages = 20;
const maxAtOnce = 2;
/** The wait before prefetching: a link that is scrolled past is not prefetched, and a click gets the bandwidth. */
const dwellMs = 250;

/** Crawlers follow links by themselves; the pattern is Gatsby's. */
const crawler = /bot|crawler|spider|crawling/i;

/** Links to prefetch; data-unsure marks those whose page the build may not have. */
const prefetchable = "a[href]:not([data-unsure])";

/** Links in view. */
const visible = new Set<Element>();
/** Pages that were requested, including those that failed. */
const requested = new Set<string>();
let remaining = 0;
let working = false;
let code: Promise<void> | undefined;

/** Allows the next page to prefetch as many as the last one; to be called when a page is rendered. */
export function renewPrefetching(): void {
  remaining = maxPages;
}

/** Prefetches pages whose links are in view, and at once a page whose link is pressed, or entered by the mouse. */
export function startPrefetching(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    setTimeout(() => void prefetchVisible(), dwellMs);
  });
  observeAll(prefetchable, observer);
  window.addEventListener("load", prefetchVisible);
  document.addEventListener("visibilitychange", prefetchVisible);
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

/** Prefetches pages whose links are in view, a few at once and only while the browser is idle; before them the code of all pages, once. */
async function prefetchVisible(): Promise<void> {
  if (working) return;
  working = true;
  for (let pages = nextPages(); pages.length > 0; pages = nextPages()) {
    await idle();
    if (!prefetchAllowed()) break;
    // If it fails, a click waits for the code as well.
    code ??= prefetchCode().catch(() => undefined);
    remaining -= pages.length;
    for (const page of pages) requested.add(page);
    // Pages that start together share their request for app-data.json.
    await Promise.all(pages.map(prefetchPage));
  }
  working = false;
}

function nextPages(): string[] {
  const pages = [...visible].flatMap((link) => pageOf(link) ?? []);
  return [...new Set(pages)]
    .filter((page) => !requested.has(page))
    .slice(0, Math.min(maxAtOnce, remaining));
}

/** Loads `page` with Gatsby's loader. If that fails, a click on the link reports it. */
const prefetchPage = (page: string) => window.___loader?.loadPage(page).catch(() => undefined);

/**
 * Fetches the scripts and styles of every kind of page (70 kB) into the HTTP cache, so that a click on a link that was not prefetched only waits
 * for data. Not by `<link rel="prefetch">`, which Firefox checks against default-src ('none') and Safari does not support.
 */
async function prefetchCode(): Promise<void> {
  // Written by Gatsby: the files of each webpack chunk. Inlined into every page, it would add a kilobyte before the first view.
  const response = await fetch("/chunk-map.json");
  const chunks = (await response.json()) as Record<string, string[]>;
  const files = Object.values(chunks).flat();
  await Promise.all(files.filter((name) => name.startsWith("/component---")).map(intoCache));
}

/** The HTTP cache stores a response once its body has been read. */
const intoCache = async (file: string) => (await fetch(file, { priority: "low" })).blob();

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

/** Safari lacks requestIdleCallback. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
