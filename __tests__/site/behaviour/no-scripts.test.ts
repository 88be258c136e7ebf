/**
 * The site works without JavaScript, and if no script can be loaded. (crawl.test.ts reads every kind of page without scripts.)
 */
import type { Page } from "playwright-core";
import { categoriesOf, entries, first, inputs } from "../../support/content";
import { phone } from "../support/devices";
import { openPage } from "../support/page";
import { visit } from "../support/visit";

const without = { javaScriptEnabled: false } as const;
/** Every script is missing, as after a failed deploy. */
const missing = {
  before: (page: Page) =>
    page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "" })),
};

/** The addresses that `page` links to. */
const targets = (page: Page) =>
  page
    .locator("main a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test.each([
  ["Article", "/blog"],
  ["Project", "/gallery"],
])("without JavaScript, every %s is reachable through the pages of %s", async (type, list) => {
  const { page } = await visit(list, without);
  const found = new Set(await targets(page));
  const next = page.locator("main nav a[rel='next']");
  while ((await next.count()) > 0) {
    await next.click();
    for (const target of await targets(page)) found.add(target);
  }
  const paths = entries(type).map(({ path }) => path);
  expect(paths.filter((path) => !found.has(path))).toEqual([]);
});

/** Pages and their controls that need scripts. Without a portal, the contact page has a button that copies the e-mail address. */
const scripted = [
  { path: "/blog", controls: "[role='search'], [role='group'], aside button", exists: true },
  { path: "/gallery", controls: "[role='group']", exists: categoriesOf("Project").length > 1 },
  { path: "/contact", controls: "button", exists: !inputs.portal },
  { path: first("Article").path, controls: "li button", exists: true },
].filter(({ exists }) => exists);

describe("with every script missing", () => {
  test("pages are readable, do not hydrate and throw no error", async () => {
    for (const path of ["/", "/blog", "/gallery", "/contact", first("Service").path]) {
      const { page, requests } = await openPage(path, missing);
      await page.keyboard.press("Shift");
      await page.waitForLoadState("networkidle");
      expect(requests.some((request) => request.resourceType() === "script")).toBe(true);
      expect(await page.locator("h1").isVisible()).toBe(true);
      expect(await page.locator("html[data-hydrated]").count()).toBe(0);
    }
  });

  test("controls that need scripts are hidden after 10 s", async () => {
    const look = async ({ path, controls }: (typeof scripted)[number]) => {
      const { page } = await visitBroken(path);
      const found = page.locator("main").locator(controls);
      expect({ path, found: (await found.count()) > 0 }).toEqual({ path, found: true });
      for (const control of await found.all())
        await control.waitFor({ state: "hidden", timeout: 12_000 });
    };
    await Promise.all(scripted.map(look));
  });

  test("menus open, links work, and a card leads to its page", async () => {
    const { page } = await visitBroken("/gallery");
    await page.locator("header").getByRole("button", { name: "Menu" }).tap();
    await page.locator("#drawer summary").first().tap();
    const link = page.locator("#drawer details[open] a").first();
    const target = await link.getAttribute("href");
    await link.tap();
    await page.waitForURL(`**${target}`);
    await page.goto("/gallery");
    await page.locator("main a[data-item]").first().tap();
    await page.waitForURL(/\/gallery\/[a-z\d-]+$/);
  });
});

/** Opens a page on a phone without any script. Only the browser's own messages may be in the console. */
async function visitBroken(path: string) {
  const opened = await openPage(path, { ...phone, ...missing });
  await opened.page.keyboard.press("Shift");
  await opened.page.waitForLoadState("networkidle");
  expect(opened.console.filter((line) => !line.includes("Failed to load resource"))).toEqual(
    [],
  );
  return opened;
}
