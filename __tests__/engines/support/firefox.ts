/** Debian's Firefox, controlled by WebDriver BiDi. The variable FIREFOX selects another executable. */
import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import type { Engine } from "./engine";

const executable = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

export const hasFirefox = (): boolean => existsSync(executable);

export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: executable });
  const page = await browser.newPage();
  let messages: string[] = [];
  page.on("console", (message) => {
    if (/^(warn|error|assert)/.test(message.type()))
      messages.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${String(error)}`));
  // Firefox reports violations of the policy to the page only.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`violation: ${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return {
    resize: (size) => page.setViewport(size),
    open: async (url) => {
      messages = [];
      const load = () => page.goto(url);
      // On a loaded machine, Firefox rejects about one of 2,000 addresses, although the server responds.
      await load().catch((error: unknown) => {
        if (!String(error).includes("Address rejected")) throw error;
        return load();
      });
    },
    run: (action, ...args) => page.evaluate(action as never, ...args) as never,
    click: (selector) => page.locator(selector).click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.goBack()),
    screenshot: async () => Buffer.from(await page.screenshot({ type: "jpeg", quality: 90 })),
    messages: () => Promise.resolve(messages),
    close: () => browser.close(),
  };
}
