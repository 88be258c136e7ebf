/** A new build is deployed while a page of the previous one is open in a browser. */
import { cpSync, readdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { scriptsNote, type Scripts } from "../../src/gatsby/dist";
import { entries, menuLabel, present, words } from "../support/content";
import { copyProject } from "./support/copy";
import { serve, type Served } from "./support/servers";
import { openSwitchboard, type Switchboard } from "./support/switchboard";

/** A legal page, to which the footer of every page links. */
const terms = present(entries("LegalPage").at(-1), "legal page");
const newHeading = "Terms of Service, anew";
let old: Served;
let fresh: Served;
let switchboard: Switchboard;
let browser: Browser;
/** Scripts and style sheets that exist only in the previous build. */
let oldScripts: Set<string>;

describe("a page that is open during a deploy", () => {
  beforeAll(async () => {
    const copy = copyProject();
    copy.build();
    cpSync(path.join(copy.folder, "dist"), path.join(copy.folder, "dist-old"), {
      recursive: true,
    });
    const edit = (file: string, from: RegExp, to: string) => {
      const text = copy.read(file);
      if (!from.test(text)) throw new Error(`${file} has nothing like ${String(from)}`);
      copy.write(file, text.replace(from, to));
    };
    edit(terms.file, /^title: .*$/m, `title: ${newHeading}`);
    // The old component cannot render the new data, because a field has another name.
    const text = "src/sections/legal/LegalText.tsx";
    edit(text, /(\n {4})body \{/, "$1content: body {");
    edit(text, /page\.body\.html/, "page.content.html");
    // The shared chunk and a late chunk change, too.
    edit("src/components/logo/Logo.tsx", /<span/, '<span data-build="new"');
    edit("src/featured-projects/report.ts", /console\.error\(/, 'console.error("anew", ');
    copy.build();
    const names = (folder: string) =>
      readdirSync(path.join(copy.folder, folder)).filter((name) => /\.(js|css)$/.test(name));
    const { current } = JSON.parse(copy.read(scriptsNote)) as Scripts;
    oldScripts = new Set(names("dist-old").filter((name) => !current.includes(name)));
    old = await serve(copy.folder, "dist-old");
    fresh = await serve(copy.folder);
    switchboard = await openSwitchboard(old.url);
    browser = await chromium.launch(fresh.browser);
  });

  afterAll(async () => {
    await browser?.close();
    await switchboard?.close();
    await Promise.all([old?.close(), fresh?.close()]);
  });

  /** Opens `address` of the previous build in a new browser context. Records errors and the addresses of loaded documents. */
  async function openOld(address: string) {
    switchboard.switchTo(old.url);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const errors: string[] = [];
    const documents: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.goto(switchboard.url + address, { waitUntil: "load" });
    return { page, errors, documents };
  }

  async function hydrated(page: Page) {
    await page.keyboard.press("Shift");
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    await page.waitForLoadState("networkidle");
  }

  const isNew = (page: Page) => page.locator("[data-build='new']").first().waitFor();
  const aboutLink = (page: Page) =>
    page.locator("header nav").getByRole("link", { name: menuLabel("/about") });
  /** A link that has not been prefetched: for prefetched links, the router already has the data of the previous build. */
  const termsLink = (page: Page) => page.locator(`footer a[href="${terms.path}"]`);

  test("a link leads to the new page", async () => {
    const { page, errors, documents } = await openOld("/");
    await hydrated(page);
    switchboard.switchTo(fresh.url);
    await termsLink(page).click();
    await page.getByRole("heading", { level: 1, name: newHeading }).waitFor();
    await isNew(page);
    await hydrated(page);
    expect([...new Set(documents)]).toEqual(["/", terms.path]);
    // Gatsby and this site both reload the page, and one of them may interrupt the other.
    expect(documents.length).toBeLessThanOrEqual(3);
    expect(errors).toEqual([]);
  });

  test("Back shows the previous page, and links there lead to the new build", async () => {
    const { page, errors, documents } = await openOld("/service-areas");
    await hydrated(page);
    await aboutLink(page).click();
    await page.waitForURL("**/about");
    switchboard.switchTo(fresh.url);
    await page.goBack();
    await page.waitForURL("**/service-areas");
    expect(await page.locator("h1").innerText()).toBe(words("ServiceAreasPage", "title"));
    await termsLink(page).click();
    await page.getByRole("heading", { level: 1, name: newHeading }).waitFor();
    await isNew(page);
    expect(documents.length).toBeLessThanOrEqual(3);
    expect(errors).toEqual([]);
  });

  test("a page that had not hydrated yet reloads and hydrates, with its late chunk", async () => {
    const { page, errors, documents } = await openOld("/");
    switchboard.switchTo(fresh.url);
    await hydrated(page);
    await isNew(page);
    await hydrated(page);
    await page.locator("footer").scrollIntoViewIfNeeded();
    await page.locator("[aria-roledescription='carousel']").waitFor({ state: "attached" });
    expect(documents.length).toBeLessThanOrEqual(2);
    expect(errors).toEqual([]);
  });

  test("the lightbox still works without a reload", async () => {
    const { page, errors, documents } = await openOld("/gallery");
    await hydrated(page);
    switchboard.switchTo(fresh.url);
    await page.locator("[data-item]").first().click();
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    expect(documents).toEqual(["/gallery"]);
    expect(errors).toEqual([]);
  });

  test("if the old scripts are missing, the page stays as it is and its links lead to the new build", async () => {
    expect(oldScripts.size).toBeGreaterThan(0);
    const { page, errors, documents } = await openOld("/");
    switchboard.switchTo(fresh.url, (name) => oldScripts.has(name.slice(1)));
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(documents).toEqual(["/"]);
    await termsLink(page).click();
    await page.getByRole("heading", { level: 1, name: newHeading }).waitFor();
    await hydrated(page);
    expect(documents).toEqual(["/", terms.path]);
    expect(errors.filter((line) => !line.startsWith("Failed to load resource"))).toEqual([]);
  });
});
