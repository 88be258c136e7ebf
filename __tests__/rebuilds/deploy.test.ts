/** A new build is deployed while a page of the previous one is open in a browser. */
import { cpSync } from "node:fs";
import path from "node:path";
import type { Page, Route } from "playwright-core";
import { filesUnder } from "../../src/content/read/disk";
import { scriptsNote, type Scripts } from "../../src/gatsby/dist";
import * as site from "../site/support/page";
import { entries, present } from "../support/content";
import { copyProject } from "./support/copy";
import { serve } from "./support/serve";

/** A legal page, to which the footer of every page links. */
const terms = present(entries("TextPage").at(-1), "page of text");
const newHeading = "The terms after the deploy";
/** The addresses of the old and the new build. */
let old: string;
let fresh: string;
/** Scripts and style sheets that exist only in the old build. */
let oldScripts: string[];

beforeAll(async () => {
  const copy = copyProject();
  const dist = path.join(copy.folder, "dist");
  copy.build();
  cpSync(dist, `${dist}-old`, { recursive: true });
  copy.edit(terms.file, /^title: .*$/m, `title: ${newHeading}`);
  // The old component cannot render the new data, because a field has another name.
  copy.edit("src/sections/text/PageText.tsx", /(\n {4})body \{/, "$1content: body {");
  copy.edit("src/sections/text/PageText.tsx", /page\.body\.html/, "page.content.html");
  // The shared chunk and a late chunk change, too.
  copy.edit("src/components/Logo.tsx", /<span/, '<span data-build="new"');
  copy.edit("src/featured-projects/load.ts", /console\.warn\(/, 'console.warn("anew", ');
  copy.build();
  const { current } = JSON.parse(copy.read(scriptsNote)) as Scripts;
  oldScripts = filesUnder(`${dist}-old`).filter(
    (name) => /^[^/]+\.(js|css)$/.test(name) && !current.includes(name),
  );

  const first = await serve("dist-old", copy.folder);
  const second = await serve("dist", copy.folder);
  old = String(first.SITE_TEST_URL);
  fresh = String(second.SITE_TEST_URL);
  process.env.SITE_TEST_BROWSER = first.SITE_TEST_BROWSER;
});

/** Opens a page of the old build. `deploy` has the new build answer all further requests. */
async function openOld(address: string) {
  const viewport = { width: 1440, height: 900 };
  const opened = await site.openPage(old + address, { viewport, prefetching: true });
  const { page, console, requests } = opened;
  const errors = () => console.filter((line) => /^(uncaught )?error:/.test(line));
  const documents = () =>
    requests
      .filter((request) => request.isNavigationRequest())
      .map((request) => new URL(request.url()).pathname);
  const answer = async (route: Route, missing: readonly string[]) => {
    const { pathname, href } = new URL(route.request().url());
    if (missing.includes(pathname.slice(1))) return route.fulfill({ status: 404 });
    // Not continue() with another address: for the page's policy, a document would then come from another origin.
    const response = await route.fetch({ url: href.replace(old, fresh), maxRedirects: 0 });
    return route.fulfill({ response });
  };
  const deploy = (missing: readonly string[] = []) =>
    // Late parts may still be requested when the test closes the page.
    page.route(`${old}/**`, (route) => answer(route, missing).catch(() => undefined));
  return { page, errors, documents, deploy };
}

async function hydrated(page: Page) {
  await site.hydrated(page);
  await page.waitForLoadState("networkidle");
}

const isNew = (page: Page) => page.locator("[data-build='new']").first().waitFor();

/** Follows a link that has not been prefetched: for prefetched ones, the router already has the data of the old build. */
async function followToTerms(page: Page) {
  await page.locator(`footer a[href="${terms.path}"]`).click();
  await page.getByRole("heading", { level: 1, name: newHeading }).waitFor();
  await isNew(page);
}

test("a link leads to the new page", async () => {
  const { page, errors, documents, deploy } = await openOld("/");
  await hydrated(page);
  await deploy();
  await followToTerms(page);
  await hydrated(page);
  // Gatsby and this site both reload the page, and one of them may interrupt the other.
  expect(documents().length).toBeLessThanOrEqual(3);
  expect(errors()).toEqual([]);
});

test("a page that had not hydrated yet reloads and hydrates, with its late chunk", async () => {
  const { page, errors, documents, deploy } = await openOld("/");
  await deploy();
  await hydrated(page);
  await isNew(page);
  await hydrated(page);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await page.locator("[aria-roledescription='carousel']").waitFor({ state: "attached" });
  expect(documents().length).toBeLessThanOrEqual(2);
  expect(errors()).toEqual([]);
});

test("the lightbox, a late chunk, opens without a reload", async () => {
  const { page, errors, documents, deploy } = await openOld("/gallery");
  await hydrated(page);
  await deploy();
  await page.locator("[data-item]").first().click();
  await page.locator("dialog[open]").waitFor();
  expect([documents(), errors()]).toEqual([["/gallery"], []]);
});

test("without the old scripts, the page stays as it is and its links lead to the new build", async () => {
  expect(oldScripts).not.toEqual([]);
  const { page, errors, documents, deploy } = await openOld("/");
  await deploy(oldScripts);
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  expect(await page.locator("h1").isVisible()).toBe(true);
  expect(documents()).toEqual(["/"]);
  await followToTerms(page);
  expect(errors().filter((line) => !line.startsWith("error: Failed to load"))).toEqual([]);
});
