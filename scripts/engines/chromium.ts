import type { Browser, Page } from "playwright-core";
import { keeping, type Engine, type Size, type Tab } from "./engine";

/** Chromium, as Playwright has started it. Who started it closes it. */
export function chromiumEngine(browser: Browser): Engine {
  const pageFor = keeping(async () => (await browser.newContext()).newPage());
  const open = async (url: string, size: Size, warm = false): Promise<Tab> => {
    const page = await pageFor(warm);
    await page.setViewportSize(size);
    await page.goto(url, { waitUntil: "load" });
    return tabOf(page, () => (warm ? Promise.resolve() : page.context().close()));
  };
  return { name: "Chromium", open, close: () => Promise.resolve() };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const shown = (selector: string) => page.locator(selector).locator("visible=true").first();
  return {
    resize: (size) => page.setViewportSize(size),
    goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    // Passed as text, to which the page's Content-Security-Policy does not apply.
    run: (action, ...args) =>
      page.evaluate(`(${action.toString()})(...${JSON.stringify(args)})`) as never,
    click: (selector) => shown(selector).click(),
    hover: (selector) => shown(selector).hover(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    close,
  };
}
