/** Runs tests in the three browser engines (scripts/engines). */
import { chromiumEngine } from "../../../scripts/engines/chromium";
import {
  until,
  type Engine,
  type EngineName,
  type Size,
  type Tab,
} from "../../../scripts/engines/engine";
import { hasFirefox, startFirefox } from "../../../scripts/engines/firefox";
import { startProxy, type Options, type Proxy } from "../../../scripts/engines/proxy";
import { connectWebKit } from "../../../scripts/engines/webkit";
import { describeWhere } from "../../support/where";
import { launchedBrowser } from "./page";
import { siteUrl } from "./site";

export { until, type EngineName, type Tab };

const { SITE_TEST_WEBKIT = "", JEST_WORKER_ID = "1" } = process.env;
/** A WebKit driver accepts one session at a time, so each jest worker has its own driver. */
const webKit = SITE_TEST_WEBKIT.split(" ")[Number(JEST_WORKER_ID) - 1] ?? "";

const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  Chromium: async () => chromiumEngine(await launchedBrowser()),
  Firefox: startFirefox,
  WebKit: () => connectWebKit(webKit),
};

const installed: Readonly<Record<EngineName, boolean>> = {
  Chromium: true,
  Firefox: hasFirefox(),
  WebKit: webKit !== "",
};

export const engineNames = Object.keys(starts) as EngineName[];

/** `pushed`, the engines in which tests of widgets run on every push; all engines if ALL_ENGINES is set, as it is every night. */
export const widgetEngines = (...pushed: EngineName[]): EngineName[] =>
  process.env.ALL_ENGINES ? engineNames : pushed;

/** The window sizes of a desktop and a phone. */
export const wide: Size = { width: 1280, height: 800 };
export const narrow: Size = { width: 390, height: 844 };
export const sizes = [wide, narrow];

export interface Visit {
  tab: Tab;
  /** The proxy between browser and site, which records requests, statuses and console messages. */
  proxy: Proxy;
}

interface VisitOptions extends Options {
  /**
   * true if the page may be loaded in the window of the engine's earlier warm visit in this file, through the same proxy: scripts, fonts and
   * pictures are then in the cache, and a visit takes about half of the time. Not for tests of how a page loads. One warm page is open at a time.
   */
  warm?: boolean;
}

export type Open = (path: string, size?: Size, options?: VisitOptions) => Promise<Visit>;

/**
 * Runs the same tests for each of `names`. If an engine is not installed, its tests are skipped, and `npm test` reports how many; with CI set
 * they fail.
 * @param tests receives a function that opens a page of the site, in a desktop-sized window by default.
 */
export function describeEngines(
  tests: (open: Open, name: EngineName) => void,
  names: readonly EngineName[] = engineNames,
): void {
  for (const name of names) {
    describeWhere(installed[name])(name, () => {
      let engine: Engine;
      const closing: (() => Promise<void>)[] = [];
      beforeAll(async () => {
        engine = await starts[name]();
      });
      afterEach(async () => {
        for (const close of closing.splice(0)) await close();
      });
      let warmProxy: Proxy | undefined;
      afterAll(async () => {
        await engine.close();
        await warmProxy?.close();
      });
      tests(async (path, size = wide, { warm = false, ...options } = {}) => {
        const proxy = (warm && warmProxy) || (await startProxy(siteUrl, options));
        if (warm) warmProxy = proxy;
        proxy.forget();
        const tab = await engine.open(proxy.url + path, size, warm);
        closing.push(tab.close);
        if (!warm) closing.push(proxy.close);
        return { tab, proxy };
      }, name);
    });
  }
}

/** Starts the page's scripts with a key that has no other effect, and waits for hydration. */
export async function hydrate(tab: Tab): Promise<void> {
  await tab.press("Shift");
  const isUp = () => tab.run(() => document.documentElement.dataset.hydrated !== undefined);
  await until(isUp, 20_000);
}

/** Waits until there was no request and no console message for 400 ms. */
export async function settled({ asked, said }: Proxy): Promise<void> {
  for (let known = -1; known < asked.length + said.length;) {
    known = asked.length + said.length;
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}
