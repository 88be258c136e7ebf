/**
 * Starts WebKitWebDriver, which starts WebKit's MiniBrowser on a virtual screen (Xvfb). Debian packages: webkit2gtk-driver and xvfb.
 */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { freePort } from "../ports.mjs";
import { start, stop } from "../processes.mjs";
import { until } from "./engine";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";

/** Whether the required programs are installed. */
export const hasWebKit = (): boolean => [driver, screen].every((file) => existsSync(file));

export interface WebKitDriver {
  /** Its address; it supports one session at a time. */
  url: string;
  close: () => Promise<void>;
}

/** Starts a driver on a new virtual screen. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const display = start(screen, ["-displayfd", "1", "-screen", "0", "2000x2000x24"], {
    quiet: true,
  });
  // The X server selects a free number and prints it.
  const [number] = (await once(display.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  const port = await freePort(4477);
  const server = start(driver, [`--port=${port}`], {
    quiet: true,
    env: {
      ...process.env,
      DISPLAY: `:${number.toString().trim()}`,
      // Required in containers and on machines without a graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/status`)).ok);
  const close = async () => {
    await stop(server);
    await stop(display);
  };
  return { url, close };
}
