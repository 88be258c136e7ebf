/** The phone of the bench: Lighthouse's own, on its slow network, with the throttling of Chromium itself. */
import type { Browser, CDPSession, Page } from "playwright-core";
import { blockedUrls } from "../browser.mjs";

export interface Phone {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

export interface Conditions {
  /** How many times slower the processor is. */
  cpu: number;
  /** false leaves the network as fast as the machine's own. */
  slowNetwork: boolean;
}

/** 150 ms, 1.6 Mb/s down and 0.75 up, processor 4×. */
export const slowPhone: Conditions = { cpu: 4, slowNetwork: true };

/** Screen of the phone, in CSS pixels, and how many of its own make one. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

const network = {
  offline: false,
  latency: 150,
  // Bytes a second.
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens an empty page in a profile of its own, so that nothing is kept from before. */
export async function openPhone(browser: Browser, conditions: Conditions): Promise<Phone> {
  const context = await browser.newContext({ ...screen, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  // Another site's; routes of Playwright would switch the cache off.
  await cdp.send("Network.setBlockedURLs", { urls: blockedUrls });
  if (conditions.slowNetwork) await cdp.send("Network.emulateNetworkConditions", network);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: conditions.cpu });
  return { page, cdp, close: () => context.close() };
}

/** Resolves when no request of `page` has been under way for `ms`, however often it was quiet before. */
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
 * Waits until the page's scripts are up; they begin by themselves. Asked again and again, as Playwright's own waiting would leave listeners
 * for every press in the page, which take their part of a slow processor.
 */
export async function hydrated(page: Page): Promise<void> {
  while (!(await page.evaluate(() => document.documentElement.dataset.hydrated)))
    await page.waitForTimeout(50);
}
