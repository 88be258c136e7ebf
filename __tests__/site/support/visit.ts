/** Screens, and visits that fail if, by the end of the test, there is a console message, such as about the policy, or a request to another host. */
import type { Page } from "playwright-core";
import { elsewhere, hydrated, openPage, type OpenOptions, type OpenPage } from "./page";

/** A wide screen. */
export const desk = { viewport: { width: 1280, height: 800 } };

/** A narrow screen with touch. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** One of the first and one of the last time zones that a new day reaches; the company's own is between them. */
export const zones = ["Pacific/Kiritimati", "America/Los_Angeles"] as const;

/**
 * The browser's message that it shows a larger picture, which it has from the window's earlier visit in another size or to another page, instead of the
 * preloaded one.
 */
export const notUsed = /was preloaded using link preload/;

/** Messages of the browser itself: also about responses that a test has set up. */
const ofTheBrowser = new RegExp(`^error: Failed to load resource|${notUsed.source}`);

const visits: OpenPage[] = [];

afterEach(() => {
  for (const visited of visits.splice(0)) {
    const [url, messages] = [visited.page.url(), takeMessages(visited)];
    const report = { url, messages, elsewhere: elsewhere(visited.requests) };
    expect(report).toEqual({ url, messages: [], elsewhere: [] });
  }
});

/**
 * The messages of the page's own code so far. They are taken out of the record, so that the visit does not fail because of them. None with the
 * development server, which has messages of its own.
 */
export const takeMessages = ({ console }: OpenPage): string[] =>
  console.splice(0).filter((line) => !ofTheBrowser.test(line) && !process.env.DEVELOP_URL);

/** Opens `path` on a desktop screen, in a time zone far from the company's. The scripts start by themselves. */
export async function arrive(path: string, options: OpenOptions = {}): Promise<OpenPage> {
  const opened = await openPage(path, { ...desk, timezoneId: zones[0], ...options });
  visits.push(opened);
  return opened;
}

/** The same, and waits for hydration. */
export async function visit(path: string, options?: OpenOptions): Promise<OpenPage> {
  const opened = await arrive(path, options);
  if (options?.javaScriptEnabled !== false) await hydrated(opened.page);
  return opened;
}

/** Waits until the address has this query: empty, or with its question mark. */
export const hasQuery = (page: Page, query: string): Promise<void> =>
  page.waitForURL(({ search }) => search === query);
