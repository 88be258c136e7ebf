/** A new build is deployed while a page of the previous one is open in a browser. */
import { cpSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type LaunchOptions, type Page } from "playwright-core";
import { scriptsNote, type Scripts } from "../../src/gatsby/dist";
import { entries, present } from "../support/content";
import { startProgram, type Program } from "../support/program";
import { copyProject } from "./support/copy";
import { namesIn } from "./support/folders";

/** A legal page, to which the footer of every page links. */
const terms = present(entries("LegalPage").at(-1), "legal page");
const newHeading = "The terms after the deploy";
let servers: Program[];
/** The addresses of the old and the new build. */
let old: string;
let fresh: string;
let browser: Browser;
/** Scripts and style sheets that exist only in the old build. */
let oldScripts: string[];

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
  copy.edit("src/components/Logo.tsx", /<span/, '<span data-build="new"');
  copy.edit("src/featured-projects/load.ts", /console\.warn\(/, 'console.warn("anew", ');
  copy.build();
  const { current } = JSON.parse(copy.read(scriptsNote)) as Scripts;
  oldScripts = namesIn(`${dist}-old`).filter(
    (name) => /^[^/]+\.(js|css)$/.test(name) && !current.includes(name),
  );

  const serve = (folder: string) =>
    startProgram("scripts/test-servers.mts", [folder], copy.folder);
  // One after the other, because the first one starts the backend of both.
  servers = [await serve("dist-old"), await serve("dist")];
  const addresses = servers.map(({ line }) => JSON.parse(line) as Record<string, string>);
  [old, fresh] = addresses.map(({ SITE_TEST_URL }) => SITE_TEST_URL) as [string, string];
  browser = await chromium.launch(
    JSON.parse(String(addresses[0]?.SITE_TEST_BROWSER)) as LaunchOptions,
  );
});

afterAll(async () => {
  await browser?.close();
  await Promise.all(servers?.map(({ close }) => close()) ?? []);
});

/** Opens a page of the old build. `deploy` has the new build answer all further requests. */
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
  await page.goto(old + address, { waitUntil: "load" });
  const deploy = (missing: readonly string[] = []) =>
    context.route(`${old}/**`, (route) => {
      const { pathname, href } = new URL(route.request().url());
      return missing.includes(pathname.slice(1))
        ? route.fulfill({ status: 404 })
        : route.continue({ url: href.replace(old, fresh) });
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
  // Gatsby and this site both reload the page, and one of them may interrupt the other.
  expect(documents.length).toBeLessThanOrEqual(3);
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

test("the lightbox, a late chunk, opens without a reload", async () => {
  const { page, errors, documents, deploy } = await openOld("/gallery");
  await hydrated(page);
  await deploy();
  await page.locator("[data-item]").first().click();
  await page.locator("dialog[open]").waitFor();
  expect([documents, errors]).toEqual([["/gallery"], []]);
});

test("without the old scripts, the page stays as it is and its links lead to the new build", async () => {
  expect(oldScripts).not.toEqual([]);
  const { page, errors, documents, deploy } = await openOld("/");
  await deploy(oldScripts);
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  expect(await page.locator("h1").isVisible()).toBe(true);
  expect(documents).toEqual(["/"]);
  await followToTerms(page);
  expect(errors.filter((line) => !line.startsWith("Failed to load resource"))).toEqual([]);
});
