import { describeWhere } from "../../support/where";
import { siteUrl } from "../../site/support/site";
import { until } from "../../support/until";
import type { Engine, Size } from "./engine";
import { hasFirefox, startFirefox } from "./firefox";
import { hasWebKit, startWebKit } from "./webkit";

export const wide: Size = { width: 1280, height: 800 };
export const phone: Size = { width: 450, height: 844 };

/** What Gatsby logs on an address without a page. */
const ofGatsby = /^console\.error: 404 Error: User attempted to access non-existent route/;

const engines = [
  { name: "Firefox", installed: hasFirefox(), start: startFirefox },
  { name: "WebKit", installed: hasWebKit(), start: startWebKit },
];

export type Visit = (path: string, size?: Size) => Promise<Engine>;

/**
 * Runs the same tests in Firefox and WebKit. A test fails if the page reports anything in the console. If an engine is not installed, its tests are
 * skipped; with CI set they fail.
 * @param tests receives a function that opens a page of the site and waits for hydration, in a desktop-sized window by default.
 */
export function describeEngines(tests: (visit: Visit) => void): void {
  for (const { name, installed, start } of engines)
    describeWhere(installed)(name, () => {
      let engine: Engine;
      beforeAll(async () => {
        engine = await start();
      });
      afterAll(() => engine?.close());
      afterEach(async () => {
        const messages = await engine.messages();
        expect(messages.filter((message) => !ofGatsby.test(message))).toEqual([]);
      });
      tests((path, size) => visit(engine, path, size));
    });
}

/** Opens a page of the site. Starts its scripts with a key that has no other effect, and waits for hydration. */
export async function visit(engine: Engine, path: string, size = wide): Promise<Engine> {
  await engine.open(siteUrl + path, size);
  await engine.press("Shift");
  await until(() => engine.run(() => document.documentElement.dataset.hydrated !== undefined));
  return engine;
}
