/** Runs tests in the three browser engines (scripts/engines). */
import { connectChromium } from "../../../scripts/engines/chromium";
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
import { siteUrl } from "./site";

export { until, type EngineName, type Tab };

const { SITE_TEST_BROWSER = "", SITE_TEST_WEBKIT = "", JEST_WORKER_ID = "1" } = process.env;
/** WebKit's driver takes one session at a time, so each of jest's workers has its own. */
const webKit = SITE_TEST_WEBKIT.split(" ")[Number(JEST_WORKER_ID) - 1] ?? "";

const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  Chromium: () => connectChromium(SITE_TEST_BROWSER),
  Firefox: startFirefox,
  WebKit: () => connectWebKit(webKit),
};

const installed: Readonly<Record<EngineName, boolean>> = {
  Chromium: true,
  Firefox: hasFirefox(),
  WebKit: webKit !== "",
};

export const engineNames = Object.keys(starts) as EngineName[];

/** A desktop's window, and a phone's. */
export const wide: Size = { width: 1280, height: 800 };
export const narrow: Size = { width: 390, height: 844 };
export const sizes = [wide, narrow];

export interface Visit {
  tab: Tab;
  /** What stands between the browser and the site: requests, statuses, complaints. */
  proxy: Proxy;
}

export type Open = (path: string, size?: Size, options?: Options) => Promise<Visit>;

/**
 * Describes tests once for each of `names`. They are skipped where an engine is not installed, which `npm test` counts and says; with CI set
 * they fail.
 * @param tests given what opens a page of the site, with an empty cache, in a window as wide as a desktop's unless told otherwise.
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
      afterAll(() => engine.close());
      tests(async (path, size = wide, options) => {
        const proxy = await startProxy(siteUrl, options);
        const tab = await engine.open(proxy.url + path, size);
        closing.push(tab.close, proxy.close);
        return { tab, proxy };
      }, name);
    });
  }
}

/** Starts the page's scripts at once, by a key that does nothing else, and waits until they are up. */
export async function hydrate(tab: Tab): Promise<void> {
  await tab.press("Shift");
  const isUp = () => tab.run(() => document.documentElement.dataset.hydrated !== undefined);
  await until(isUp, 20_000);
}

/** Waits until nothing has been asked for or reported for 400 ms. */
export async function settled({ asked, said }: Proxy): Promise<void> {
  for (let known = -1; known < asked.length + said.length;) {
    known = asked.length + said.length;
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}
