/** The phone of the bench: Lighthouse's device and slow network, with Chromium's own throttling. */
import type { Browser, CDPSession, Page } from "playwright-core";
import { blockedUrls } from "../browser.mjs";

export interface Phone {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

export interface Conditions {
  /** The slowdown factor of the processor. */
  cpu: number;
  /** false disables throttling of the network. */
  slowNetwork: boolean;
}

/** 150 ms, 1.6 Mb/s down and 0.75 up, processor 4×. */
export const slowPhone: Conditions = { cpu: 4, slowNetwork: true };

/** The phone's screen in CSS pixels, and its device pixel ratio. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

const network = {
  offline: false,
  latency: 150,
  // Bytes per second.
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens an empty page in a new profile, with an empty cache. */
export async function openPhone(browser: Browser, conditions: Conditions): Promise<Phone> {
  const context = await browser.newContext({ ...screen, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  // Blocks another site's requests. Playwright's routes would disable the cache.
  await cdp.send("Network.setBlockedURLs", { urls: blockedUrls });
  if (conditions.slowNetwork) await cdp.send("Network.emulateNetworkConditions", network);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: conditions.cpu });
  return { page, cdp, close: () => context.close() };
}

/** Resolves when `page` has had no pending request for `ms`. */
export async function quiet(page: Page, ms: number): Promise<void> {
  const open = new Set<unknown>();
  let since = Date.now();
  const begin = (request: unknown) => open.add(request);
  const end = (request: unknown) => {
    open.delete(request);
    since = Date.now();
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  while (open.size > 0 || Date.now() - since < ms) await page.waitForTimeout(50);
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}

/**
 * Waits until the page is hydrated. Polls, because Playwright's own waiting adds event listeners to the page, which would slow down clicks.
 */
export async function hydrated(page: Page): Promise<void> {
  while (!(await page.evaluate(() => document.documentElement.dataset.hydrated)))
    await page.waitForTimeout(50);
}
