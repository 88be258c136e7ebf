/** WebKit, Safari's engine: Debian's MiniBrowser, controlled by WebKitWebDriver on a virtual screen. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import { until } from "../../support/until";
import type { Engine } from "./engine";

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

/** Starts a program that ends with this process, even if that is killed: its shell waits for the end of the input. */
function start(program: string, args: readonly string[], env = {}): ChildProcess {
  const shell = ["-c", '"$@" & cat >/dev/null; kill $!; wait', "sh", program, ...args];
  return spawn("sh", shell, {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "ignore"],
  });
}

async function stop(child: ChildProcess): Promise<void> {
  child.stdin?.end();
  await once(child, "exit");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function startWebKit(): Promise<Engine> {
  // The X server selects a free number and prints it.
  const screen = start(screenProgram, ["-displayfd", "1", "-screen", "0", "1600x7000x24"]);
  const [display] = (await once(screen.stdout!, "data")) as [Buffer];
  const port = await freePort();
  const server = start(driverProgram, [`--port=${port}`], {
    DISPLAY: `:${display.toString().trim()}`,
    // Required in containers and on machines without a graphics card.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    LIBGL_ALWAYS_SOFTWARE: "1",
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { args: ["--automation"] },
    })
    .build();
  return {
    ...engineOf(driver),
    close: async () => {
      await driver.quit();
      await stop(server);
      await stop(screen);
    },
  };
}

function engineOf(driver: WebDriver): Omit<Engine, "close"> {
  const actions = () => driver.actions({ async: true });
  return {
    open: async (url, size) => {
      const { x = 0, y = 0 } = await driver.executeScript<{ x: number; y: number }>(() => ({
        x: outerWidth - innerWidth,
        y: outerHeight - innerHeight,
      }));
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: size.width + x, height: size.height + y });
      await driver.get(url);
      await driver.executeScript(collectMessages);
    },
    run: (action, ...args) => driver.executeScript(action, ...args) as never,
    click: async (selector) => {
      const element = await driver.findElement(By.css(selector));
      await element.click();
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
