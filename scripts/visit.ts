/** Opens a page in a browser, for the smoke test. */
import type { Browser, Page } from "playwright-core";

/** Time limit for each step, on a machine that runs other tests, too. */
const timeoutMs = 60_000;

/** An address without a page. */
export const missingPage = "/no-such-page";

/** Console messages of the browser and of the site about a missing page (decision 15). */
const ofMissingPage = /^(Failed to load resource: .* 404 |404 Error: User attempted to access)/;

/** The client's message in a build without a backend (decision 22). */
const withoutBackend = /supabaseUrl is required/;

/** A row of the backend, for the carousel of the home page. */
const project = {
  id: "1",
  slug: "sample",
  title: "Sample",
  category: "Sample",
  location: "Sample",
  featured: true,
};

/**
 * Opens a page like a visitor and returns what does not work. The backend answers with one project and other hosts with nothing, so that only the site is tested.
 * @param hasBackend whether the home page reads projects.
 */
export async function visit(
  browser: Browser,
  server: string,
  address: string,
  hasBackend: boolean,
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  await page.route(
    (url) => url.origin !== server || url.pathname.includes("/rest/v1/"),
    (route) =>
      route.fulfill({
        headers: { "access-control-allow-origin": "*" },
        ...(route.request().url().includes("/rest/v1/") ? { json: [project] } : { body: "" }),
      }),
  );
  await browse(page, server + address, hasBackend).catch((error: Error) =>
    messages.push(error.message.split("\n")[0] ?? ""),
  );
  // Messages of the work that is left.
  await page
    .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    .catch(() => undefined);
  await context.close();
  return messages
    .filter((message) => address !== missingPage || !ofMissingPage.test(message))
    .filter((message) => hasBackend || !withoutBackend.test(message))
    .map((message) => `${address}: ${message}`);
}

/** Throws if the page has no styles, does not hydrate or does not follow a link. */
async function browse(page: Page, url: string, hasBackend: boolean): Promise<void> {
  const step = (problem: string) => (cause: Error) => {
    throw new Error(problem, { cause });
  };
  await page.goto(url, { waitUntil: "load" });
  const rules = await page.$$eval("style[data-href]", (sheets) =>
    sheets.map((each) => (each as HTMLStyleElement).sheet?.cssRules.length ?? 0),
  );
  if (rules.length === 0 || rules.includes(0)) throw new Error("its styles are not applied");
  // Starts the scripts, and has no other effect.
  await page.keyboard.press("Shift");
  const inDocument = { state: "attached" } as const;
  await page
    .waitForSelector("html[data-hydrated]", inDocument)
    .catch(step("it does not hydrate"));
  const { pathname } = new URL(url);
  if (pathname === "/" && hasBackend)
    await page
      .waitForSelector("[aria-roledescription='slide']", inDocument)
      .catch(step("it does not show the projects of the backend"));
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  const link = page.locator(`header a[href^="/"]:visible:not([href="${pathname}"])`).first();
  const to = await link.getAttribute("href");
  await link.click();
  await page
    .waitForURL((next) => next.pathname === to)
    .catch(step("a click on a link does not show its page"));
  await page.locator("h1").first().waitFor();
  if (!(await page.evaluate(() => Reflect.has(window, "sameDocument"))))
    throw new Error("a click on a link loads a new document");
}
