/** What a visitor does before the scripts are there is not lost, and their coming moves nothing. */
import type { Page } from "playwright-core";
import {
  amountOf,
  categoriesOf,
  literal,
  longArticle,
  menuName,
  rareWords,
} from "../../support/content";
import { phone } from "../support/devices";
import { lateScripts } from "../support/late-scripts";
import type { OpenOptions } from "../support/page";
import { arrive } from "../support/visit";

const article = longArticle.path;
const [project = ""] = categoriesOf("Project");
const [category = ""] = categoriesOf("Article");

/** The page at `path` whose scripts come only when `release` is called. */
async function early(path: string, options: OpenOptions = {}) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await arrive(path, {
    ...options,
    before: async (opened) => {
      await opened.route(lateScripts, async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  return {
    page,
    /** Lets the scripts come, and waits until they are up. */
    async release() {
      release();
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    },
  };
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const count = (page: Page, selector: string, wanted: number) =>
  page.waitForFunction(([list, number]) => document.querySelectorAll(list).length === number, [
    selector,
    wanted,
  ] as const);

test("a menu that was opened stays open, and closes as menus do", async () => {
  const { page, release } = await early("/about");
  const services = page.locator("header nav summary", {
    hasText: new RegExp(`^${literal(menuName("services"))}$`),
  });
  await services.click();
  await release();
  expect(await page.locator("header details[open]").count()).toBe(1);
  await page.keyboard.press("Escape");
  expect(await page.locator("header details[open]").count()).toBe(0);
});

test("a drawer that was opened stays open, with its group, and keeps the focus from then on", async () => {
  const { page, release } = await early("/about", phone);
  await page.locator("header").getByRole("button", { name: "Menu" }).tap();
  await page.locator("#drawer summary").first().tap();
  await release();
  expect(await page.locator("#drawer:popover-open details[open]").count()).toBe(1);
  await page.waitForSelector("main[inert]");
  const link = page.locator("#drawer details[open] a").first();
  const target = await link.getAttribute("href");
  await link.tap();
  await page.waitForURL(`**${target}`);
});

test.each(["tap", "click"] as const)(
  "a filter that was pressed by a %s counts",
  async (way) => {
    const { page, release } = await early("/gallery", phone);
    await page.getByRole("button", { name: project, exact: true })[way]();
    await release();
    await count(page, "main a[data-item]", amountOf("Project", project));
  },
);

test("pressed by a key it counts too, and with it what was typed", async () => {
  const { page, release } = await early("/blog");
  await page.getByRole("searchbox").pressSequentially("a");
  const filter = page.getByRole("group").getByRole("button", { name: category, exact: true });
  await filter.focus();
  await page.keyboard.press("Enter");
  await release();
  await page.waitForURL(
    ({ searchParams }) =>
      searchParams.get("category") === category && searchParams.get("q") === "a",
  );
  expect(await filter.getAttribute("aria-pressed")).toBe("true");
});

test("typed text stays and filters, and typing goes on", async () => {
  const { page, release } = await early("/blog");
  const field = page.getByRole("searchbox");
  const pair = rareWords();
  const [before = "", after = ""] = pair.split(" ");
  await field.pressSequentially(before);
  await release();
  await count(page, "main h2 a", 1);
  await field.press("End");
  await field.pressSequentially(` ${after}`);
  await page.waitForURL(({ searchParams }) => searchParams.get("q") === pair);
  expect(await field.inputValue()).toBe(pair);
});

test("a link is an ordinary navigation", async () => {
  const { page } = await early("/gallery");
  await page.locator("main a[data-item]").first().click();
  await page.waitForURL(/\/gallery\/[a-z\d-]+$/);
});

test("scripts that come while the visitor reads move nothing: fresh, on the second load, and with a hash", async () => {
  for (const address of [article, `${article}#main`]) {
    const { page, release } = await early(address);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.waitForFunction(() => window.scrollY === 900);
    await release();
    await page.waitForLoadState("networkidle");
    expect(await scrollY(page)).toBe(900);
    // The position of the first visit is kept now; the visitor is somewhere else when scripts come again.
    await page.unrouteAll();
    await page.reload({ waitUntil: "load" });
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.waitForFunction(() => window.scrollY === 1500);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    await page.waitForLoadState("networkidle");
    expect(await scrollY(page)).toBe(1500);
  }
});
