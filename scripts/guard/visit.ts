/** Opens a page in a browser, as a visitor would, and reports what does not work. */
import type { Browser, Page, Route } from "playwright-core";

/** Time limit for each step, in ms. */
const patience = 15_000;
/** Time to wait for console messages after the last step, in ms. */
const settling = 500;

interface Step {
  /** The message if the step fails. */
  problem: string;
  run: (page: Page) => Promise<unknown>;
}

const carousel: Step = {
  problem: "it does not show the projects of the backend",
  run: (page) => page.waitForSelector("[aria-roledescription='slide']", { state: "attached" }),
};

/** What a visitor does on a page, in this order. */
const stepsOn = ({ site, path, projects }: Visited): readonly Step[] => [
  {
    problem: "it does not load",
    run: (page) => page.goto(site + path, { waitUntil: "load" }),
  },
  { problem: "its styles are not applied", run: expectStyles },
  { problem: "it does not hydrate", run: hydrate },
  ...(projects ? [carousel] : []),
  { problem: "a click on a link does not show its page", run: followLink },
];

/** Console messages of the browser and of Gatsby for a missing page. */
const ofMissingPage = /^(Failed to load resource: .* 404 |404 Error: User attempted to access)/;

/** A valid row of the backend (src/featured-projects/row.ts). */
const project = {
  id: "1",
  slug: "sample",
  title: "Sample",
  category: "Sample",
  location: "Sample",
  featured: true,
};

export interface Visited {
  /** The address of the site, without a trailing slash. */
  site: string;
  /** The path of the page. */
  path: string;
  /** true for a path without a page. */
  missing?: boolean;
  /** true if the page shows projects of the backend. */
  projects?: boolean;
}

/** Opens a page and returns a sentence for the first step that fails and for each console message. */
export async function problemsOf(browser: Browser, visited: Visited): Promise<string[]> {
  const { site, path, missing = false } = visited;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.route((url) => url.origin !== site, answerForOthers);
  const failed: string[] = [];
  for (const { problem, run } of stepsOn(visited))
    if (failed.length === 0) await run(page).catch(() => failed.push(problem));
  await page.waitForTimeout(settling);
  await context.close();
  const unexpected = said.filter((line) => !missing || !ofMissingPage.test(line));
  return [...failed, ...unexpected].map((problem) => `${path}: ${problem}`);
}

/**
 * Fulfills requests to other hosts, so that only the built site is tested: the backend returns one project, and all other hosts, such as that of
 * the map, an empty response. The page's Content-Security-Policy still applies.
 */
const answerForOthers = (route: Route) =>
  route.fulfill({
    headers: { "access-control-allow-origin": "*" },
    ...(route.request().url().includes("/rest/v1/") ? { json: [project] } : { body: "" }),
  });

/** Throws if the page has no style sheet, or if one has no rules. */
async function expectStyles(page: Page): Promise<void> {
  const rules = await page.$$eval("style[data-href]", (sheets) =>
    sheets.map((each) => (each as HTMLStyleElement).sheet?.cssRules.length ?? 0),
  );
  if (rules.length === 0 || rules.includes(0)) throw new Error("no rules");
}

/** Starts the scripts with a key that has no other effect, and waits for hydration. */
async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
}

/** Clicks the first link of the header to another page. Throws unless that is a client navigation. */
async function followLink(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const target = page
    .locator(`header a[href^="/"]:not([href="${pathname}"])`)
    .locator("visible=true")
    .first();
  const to = await target.getAttribute("href");
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  await target.click();
  await page.waitForURL((url) => url.pathname === to);
  await page.locator("h1").first().waitFor();
  if (!(await page.evaluate(() => Reflect.has(window, "sameDocument"))))
    throw new Error("a new document");
}
