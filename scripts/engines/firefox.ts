/** Debian's Firefox, controlled by WebDriver BiDi. The variable FIREFOX selects another executable. */
import { existsSync } from "node:fs";
import puppeteer, { type Page } from "puppeteer-core";
import { keeping, type Engine, type Size, type Tab } from "./engine";

const executable = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

/** Whether Firefox is installed: Debian's firefox-esr, or the executable in FIREFOX. */
export const hasFirefox = (): boolean => existsSync(executable);

/** Starts Firefox in headless mode. @throws if it is not installed. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: executable,
    defaultViewport: null,
  });
  const pageFor = keeping(async () => (await browser.createBrowserContext()).newPage());
  const open = async (url: string, size: Size, warm = false): Promise<Tab> => {
    const page = await pageFor(warm);
    await page.setViewport(size);
    await load(page, url);
    return tabOf(page, () => (warm ? Promise.resolve() : page.browserContext().close()));
  };
  return { name: "Firefox", open, close: () => browser.close() };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    resize: (size) => page.setViewport(size),
    goto: (url) => load(page, url),
    run: (action, ...args) => page.evaluate(action as never, ...args) as never,
    click: async (selector) => {
      await (await shown(page, selector)).click();
    },
    hover: async (selector) => {
      await (await shown(page, selector)).hover();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    close,
  };
}

/**
 * Opens `url`. Tries a second time after "Address rejected": in about one of 2,000 navigations on a loaded machine, Firefox 140 reports an error
 * page that it does not name, although the server responds.
 */
async function load(page: Page, url: string): Promise<void> {
  const go = async () => void (await page.goto(url, { waitUntil: "load" }));
  await go().catch((error: unknown) => {
    if (!String(error).includes("Address rejected")) throw error;
    return go();
  });
}

async function shown(page: Page, selector: string) {
  for (const element of await page.$$(selector))
    if (await element.evaluate((each) => each.checkVisibility())) return element;
  throw new Error(`No visible element matches ${selector}.`);
}
