import { setTimeout } from "node:timers/promises";
import { launchedBrowser } from "../../site/support/page";
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
] as const;

type EngineName = (typeof engines)[number]["name"];

/** Opens a page of the site and waits for hydration, in a desktop-sized window by default. */
type Visit = (path: string, size?: Size) => Promise<Engine>;

/** How long one action of an engine may take, in ms. On a loaded machine, WebKit sometimes stops responding for good. */
const timeoutMs = 30_000;

/**
 * Runs the same tests in Firefox and WebKit. A test fails if the page reports anything in the console. If an engine is not installed, its tests are
 * skipped, and `npm test` reports how many; with CI set they fail.
 * @param tests receives a function that opens a page in that engine, one that opens it in Chromium, for comparison, jest's `test` for
 * them, which runs a test in which the engine stops responding once more in a new one, and the engine's name.
 */
export function describeEngines(
  tests: (
    open: Visit,
    inChromium: Visit,
    test: (name: string, run: () => Promise<void>) => void,
    name: EngineName,
  ) => void,
): void {
  let reference: Promise<Engine> | undefined;
  const inChromium: Visit = async (...page) =>
    visit(await (reference ??= startChromium()), ...page);
  for (const { name, installed, start } of engines)
    (installed || process.env.CI ? describe : describe.skip)(name, () => {
      let engine: Engine;
      let responds = true;
      const startEngine = async () => {
        responds = true;
        // On a busy machine, a start sometimes fails.
        engine = withTimeout(await start().catch(start), () => {
          responds = false;
        });
      };
      beforeAll(startEngine);
      afterAll(() => engine?.close());
      const runInEngine = async (run: () => Promise<void>) => {
        await run();
        const messages = await engine.messages();
        expect(messages.filter((message) => !ofGatsby.test(message))).toEqual([]);
      };
      tests(
        (...page) => visit(engine, ...page),
        inChromium,
        (title, run) =>
          test(title, () =>
            runInEngine(run).catch(async (error: unknown) => {
              if (responds) throw error;
              console.warn(
                `${name} stopped responding in “${title}”; a new one runs it again.`,
              );
              await engine.close();
              await startEngine();
              await runInEngine(run);
            }),
          ),
        name,
      );
    });
}

/** `engine` with actions that call `onTimeout` and reject if they take longer than `timeoutMs`. */
function withTimeout(engine: Engine, onTimeout: () => void): Engine {
  const limit =
    (action: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]) => {
      const finished = new AbortController();
      const timeout = setTimeout(timeoutMs, undefined, finished).then(() => {
        onTimeout();
        throw new Error(`The browser did not respond within ${timeoutMs} ms.`);
      });
      try {
        return await Promise.race([action(...args), timeout]);
      } finally {
        finished.abort();
      }
    };
  const { close, ...actions } = engine;
  const limited = Object.entries(actions).map(([name, action]) => [
    name,
    limit(action as never),
  ]);
  return { ...(Object.fromEntries(limited) as typeof actions), close };
}

async function visit(engine: Engine, path: string, size = wide): Promise<Engine> {
  await engine.resize(size);
  await engine.open(siteUrl + path);
  // Starts the scripts, and has no other effect.
  await engine.press("Shift");
  await until(() => engine.run(() => document.documentElement.dataset.hydrated !== undefined));
  return engine;
}

/** Opens a page in the Chromium of the site tests, which test its messages, and which ends with the last test. */
async function startChromium(): Promise<Engine> {
  const page = await (await launchedBrowser()).newPage();
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
    close: () => page.close(),
  };
}
