import { chromium, type LaunchOptions } from "playwright-core";
import type { Engine } from "./engine";

/** Starts the Chromium of the site tests. Its pictures are what those of the other engines are compared with; its messages are tested there. */
export async function startChromium(): Promise<Engine> {
  const options = JSON.parse(process.env.SITE_TEST_BROWSER ?? "{}") as LaunchOptions;
  const browser = await chromium.launch(options);
  const page = await browser.newPage();
  return {
    open: async (url, size) => {
      await page.setViewportSize(size);
      await page.goto(url);
    },
    // Passed as text, to which the page's Content-Security-Policy does not apply.
    run: (action, ...args) =>
      page.evaluate(`(${action.toString()})(...${JSON.stringify(args)})`) as never,
    click: (selector) => page.locator(selector).first().click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.goBack()),
    screenshot: () => page.screenshot(),
    messages: () => Promise.resolve([]),
    close: () => browser.close(),
  };
}
