/** A new build is deployed while a page of the previous one is open in a browser. */
import { cpSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { scriptsNote, type Scripts } from "../../src/gatsby/dist";
import { entries, menuLabel, present, words } from "../support/content";
import { copyProject } from "./support/copy";
import { namesIn } from "./support/folders";
import { serve, type Served } from "./support/servers";

/** A legal page, to which the footer of every page links. */
const terms = present(entries("LegalPage").at(-1), "legal page");
const newHeading = "The terms after the deploy";
let old: Served;
let fresh: Served;
let browser: Browser;
/** Scripts and style sheets that exist only in the old build. */
let oldScripts: Set<string>;

beforeAll(async () => {
  const copy = copyProject();
  const dist = path.join(copy.folder, "dist");
  copy.build();
  cpSync(dist, `${dist}-old`, { recursive: true });
  copy.edit(terms.file, /^title: .*$/m, `title: ${newHeading}`);
  // The old component cannot render the new data, because a field has another name.
  copy.edit("src/sections/legal/LegalText.tsx", /(\n {4})body \{/, "$1content: body {");
  copy.edit("src/sections/legal/LegalText.tsx", /page\.body\.html/, "page.content.html");
  // The shared chunk and a late chunk change, too.
  copy.edit("src/components/logo/Logo.tsx", /<span/, '<span data-build="new"');
  copy.edit("src/featured-projects/report.ts", /console\.error\(/, 'console.error("anew", ');
  copy.build();
  const { current } = JSON.parse(copy.read(scriptsNote)) as Scripts;
  oldScripts = new Set(
    namesIn(`${dist}-old`).filter(
      (name) => /^[^/]+\.(js|css)$/.test(name) && !current.includes(name),
    ),
  );
  [old, fresh] = await Promise.all([serve(copy.folder, "dist-old"), serve(copy.folder)]);
  browser = await chromium.launch(fresh.browser);
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([old?.close(), fresh?.close()]);
});

/** A page of the old build, of which all later requests can be answered by the new one. */
async function openOld(address: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const errors: string[] = [];
  const documents: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto(old.url + address, { waitUntil: "load" });
  const deploy = ({ withOldScripts = true } = {}) =>
    context.route(`${old.url}/**`, (route) => {
      const { pathname, href } = new URL(route.request().url());
      return withOldScripts || !oldScripts.has(pathname.slice(1))
        ? route.continue({ url: href.replace(old.url, fresh.url) })
        : route.fulfill({ status: 404 });
    });
  return { page, errors, documents, deploy };
}

async function hydrated(page: Page) {
  await page.keyboard.press("Shift");
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
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
  expect([...new Set(documents)]).toEqual(["/", terms.path]);
  // Gatsby and this site both reload the page, and one of them may interrupt the other.
  expect(documents.length).toBeLessThanOrEqual(3);
  expect(errors).toEqual([]);
});

test("Back shows the previous page, and links there lead to the new build", async () => {
  const { page, errors, deploy } = await openOld("/service-areas");
  await hydrated(page);
  await page
    .locator("header nav")
    .getByRole("link", { name: menuLabel("/about") })
    .click();
  await page.waitForURL("**/about");
  await deploy();
  await page.goBack();
  await page.waitForURL("**/service-areas");
  expect(await page.locator("h1").innerText()).toBe(words("ServiceAreasPage", "title"));
  await followToTerms(page);
  expect(errors).toEqual([]);
});

test("a page that had not hydrated yet reloads and hydrates, with its late chunk", async () => {
  const { page, errors, documents, deploy } = await openOld("/");
  await deploy();
  await hydrated(page);
  await isNew(page);
  await hydrated(page);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await page.locator("[aria-roledescription='carousel']").waitFor({ state: "attached" });
  expect(documents.length).toBeLessThanOrEqual(2);
  expect(errors).toEqual([]);
});

test("the lightbox, a late chunk, still works without a reload", async () => {
  const { page, errors, documents, deploy } = await openOld("/gallery");
  await hydrated(page);
  await deploy();
  await page.locator("[data-item]").first().click();
  await page.locator("dialog[open]").waitFor();
  expect(documents).toEqual(["/gallery"]);
  expect(errors).toEqual([]);
});

test("without the old scripts, the page stays as it is and its links lead to the new build", async () => {
  expect(oldScripts.size).toBeGreaterThan(0);
  const { page, errors, documents, deploy } = await openOld("/");
  await deploy({ withOldScripts: false });
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  expect(await page.locator("h1").isVisible()).toBe(true);
  expect(documents).toEqual(["/"]);
  await followToTerms(page);
  expect(errors.filter((line) => !line.startsWith("Failed to load resource"))).toEqual([]);
});
