/** WebKit, Safari's engine: Debian's MiniBrowser, controlled by WebKitWebDriver on a virtual screen. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { until } from "../../support/until";
import type { Engine, Size } from "./engine";

const driverProgram = "/usr/bin/WebKitWebDriver";
const screenProgram = "/usr/bin/Xvfb";

export const hasWebKit = (): boolean => [driverProgram, screenProgram].every(existsSync);

const keys = {
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

export async function startWebKit(): Promise<Engine> {
  // The X server selects a free number and prints it, and ends with the browser.
  const options = ["-displayfd", "1", "-terminate", "-screen", "0", "1600x7000x24"];
  const screen = spawn(screenProgram, options, { stdio: ["ignore", "pipe", "ignore"] });
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const service = new DriverService.Builder(driverProgram)
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${display.toString().trim()}`,
      // Required in containers and on machines without a graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { args: ["--automation"] },
    })
    .build();
  return {
    ...engineOf(driver),
    close: async () => {
      // A browser that does not respond ends with its screen.
      await Promise.race([
        driver.quit().catch(() => undefined),
        setTimeout(5000, undefined, { ref: false }),
      ]);
      await service.kill();
      screen.kill();
    },
  };
}

function engineOf(driver: WebDriver): Omit<Engine, "close"> {
  const actions = () => driver.actions({ async: true });
  return {
    resize: async (size) => {
      const { x = 0, y = 0 } = await driver.executeScript<{ x: number; y: number }>(() => ({
        x: outerWidth - innerWidth,
        y: outerHeight - innerHeight,
      }));
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: size.width + x, height: size.height + y });
      await until(() =>
        driver.executeScript(
          ({ width, height }: Size) => innerWidth === width && innerHeight === height,
          size,
        ),
      );
    },
    open: async (url) => {
      await driver.get(url);
      await driver.executeScript(collectMessages);
    },
    run: (action, ...args) => driver.executeScript(action, ...args) as never,
    click: async (selector) => {
      const element = await driver.findElement(By.css(selector));
      await until(() =>
        driver.executeScript((each: Element) => each.checkVisibility(), element),
      );
      await driver.executeScript(
        (each: Element) => each.scrollIntoView({ block: "center", behavior: "instant" }),
        element,
      );
      // Not element.click(), which refuses links in drawings.
      await actions().move({ origin: element, duration: 0 }).click().perform();
    },
    press: (key) => actions().sendKeys(keys[key]).perform(),
    type: (text) => actions().sendKeys(text).perform(),
    back: () => driver.navigate().back(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    messages: () =>
      driver.executeScript<string[]>(() => Reflect.get(window, "messages") as string[]),
  };
}

/**
 * Runs in the page at its load event, before its late scripts: WebKit's driver has no command that reads the console, and none that adds a
 * script before the page's own.
 */
function collectMessages(): void {
  const messages: string[] = [];
  Reflect.set(window, "messages", messages);
  for (const level of ["warn", "error"] as const) {
    const log = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      messages.push(`console.${level}: ${words.map(String).join(" ")}`);
      log(...words);
    };
  }
  addEventListener("error", ({ message }) => messages.push(`uncaught: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) =>
    messages.push(`rejected: ${String(reason)}`),
  );
  document.addEventListener("securitypolicyviolation", (event) =>
    messages.push(`violation: ${event.effectiveDirective} ${event.blockedURI}`),
  );
}
