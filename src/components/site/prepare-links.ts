/**
 * Makes the pages ready whose links are in view, so that a click shows them at once. Gatsby's own prefetching leaves the component and
 * /page-data/app-data.json to the click, which waits for them then.
 */
import { afterPaint } from "../below/after-paint";
import { observeAll } from "./observe-all";
import { pageOf } from "./page-of";
import { prepareKinds } from "./prepare-kinds";

/** How many pages are made ready while one page is shown, and how many of them at once. */
const budget = 20;
const atOnce = 2;
/** How long a link stays in view before its page is thought of, ms: who scrolls past does not want it, who presses wants the line. */
const dwell = 250;

/** Crawlers follow links by themselves; the words are Gatsby's. */
const crawler = /bot|crawler|spider|crawling/i;

/** Links that may lead to a page which the build does not have say so, and are left to the click. */
export const sure = "a[href]:not([data-unsure])";

/** Links in view whose turn has not come. */
const waiting = new Set<Element>();
/** Pages whose turn has come, also such as could not be had. */
const begun = new Set<string>();
let left = budget;
let working = false;
let watch: (() => void) | undefined;

/** Starts with the page that is shown, when that has been painted; called again for every other one. */
export function prepareLinks(): void {
  watch ??= watcher();
  waiting.clear();
  left = budget;
  afterPaint(watch);
}

/** Gives back what looks at all links of the document anew. */
function watcher(): () => void {
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) waiting.add(target);
      else waiting.delete(target);
    setTimeout(() => void work(), dwell);
  });
  const { observe } = observeAll(sure, view);
  window.addEventListener("load", work);
  document.addEventListener("visibilitychange", work);
  return () => {
    view.disconnect();
    observe();
  };
}

/** Makes ready what waits, a few pages at once and each time when the browser is idle. */
async function work(): Promise<void> {
  if (working) return;
  working = true;
  while (waiting.size > 0 && left > 0) {
    await idle();
    if (!allowed()) break;
    // Those that begin together share their request for app-data.json.
    await Promise.all(nextPages().map(load));
  }
  working = false;
  // For those who started the scripts before the page was loaded.
  if (allowed()) void prepareKinds();
}

function nextPages(): string[] {
  const pages: string[] = [];
  for (const link of waiting) {
    if (pages.length === Math.min(atOnce, left)) break;
    waiting.delete(link);
    const page = pageOf(link);
    if (page === undefined || begun.has(page)) continue;
    begun.add(page);
    pages.push(page);
  }
  left -= pages.length;
  return pages;
}

/** Has Gatsby load `page` with all that it needs. What cannot be had is told when it is wanted, by a click. */
export async function load(page: string): Promise<void> {
  try {
    await window.___loader?.loadPage(page);
  } catch {
    // See above.
  }
}

/** Nothing for whoever saves data or has a slow connection, does not look, or is still waiting for this page's own files. */
export function allowed(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return (
    document.readyState === "complete" &&
    !document.hidden &&
    !saveData &&
    !effectiveType.endsWith("2g") &&
    !crawler.test(navigator.userAgent)
  );
}

/** Not every Safari of the baseline has requestIdleCallback. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
