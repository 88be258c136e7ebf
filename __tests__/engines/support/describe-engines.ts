import { chromium, type LaunchOptions } from "playwright-core";
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

/** Opens a page of the site and waits for hydration, in a desktop-sized window by default. */
export type Visit = (path: string, size?: Size) => Promise<Engine>;

/**
 * Runs the same tests in Firefox and WebKit. A test fails if the page reports anything in the console. If an engine is not installed, its tests are
 * skipped, and `npm test` reports how many; with CI set they fail.
 * @param tests receives a function that opens a page in that engine, and one that opens it in Chromium, for comparison.
 */
export function describeEngines(tests: (open: Visit, inChromium: Visit) => void): void {
  let reference: Promise<Engine> | undefined;
  const inChromium: Visit = async (...page) =>
    visit(await (reference ??= startChromium()), ...page);
  afterAll(async () => (await reference)?.close());
  for (const { name, installed, start } of engines)
    (installed || process.env.CI ? describe : describe.skip)(name, () => {
      let engine: Engine;
      beforeAll(async () => {
        engine = await start();
      });
      afterAll(() => engine?.close());
      afterEach(async () => {
        const messages = await engine.messages();
        expect(messages.filter((message) => !ofGatsby.test(message))).toEqual([]);
      });
      tests((...page) => visit(engine, ...page), inChromium);
    });
}

async function visit(engine: Engine, path: string, size = wide): Promise<Engine> {
  await engine.resize(size);
  await engine.open(siteUrl + path);
  // Starts the scripts, and has no other effect.
  await engine.press("Shift");
  await until(() => engine.run(() => document.documentElement.dataset.hydrated !== undefined));
  return engine;
}

/** Starts the Chromium of the site tests, which test its messages. */
async function startChromium(): Promise<Engine> {
  const options = JSON.parse(process.env.SITE_TEST_BROWSER ?? "{}") as LaunchOptions;
  const browser = await chromium.launch(options);
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (size) => page.setViewportSize(size),
    // Passed as text, to which the page's Content-Security-Policy does not apply.
    run: (action, ...args) =>
      page.evaluate(`(${action.toString()})(...${JSON.stringify(args)})`) as never,
    click: (selector) => page.locator(selector).first().click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.goBack()),
    screenshot: () => page.screenshot({ type: "jpeg", quality: 90 }),
    messages: () => Promise.resolve([]),
    close: () => browser.close(),
  };
}
