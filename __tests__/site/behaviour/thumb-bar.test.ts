/** The bar for phones. */
import type { Page } from "playwright-core";
import { longArticle, words } from "../../support/content";
import { desk, phone } from "../support/devices";
import { tabTo } from "../support/keyboard";
import { visit } from "../support/visit";

const bar = (page: Page) => page.getByRole("navigation", { name: "Call or ask" });
const call = (page: Page) => bar(page).getByRole("link", { name: words("Navigation", "call") });
const quote = (page: Page) =>
  bar(page).getByRole("link", { name: words("Navigation", "quoteBar") });
const article = longArticle.path;

test("it stands at the lower edge, and its quote stays away while another one is on the screen", async () => {
  const { page } = await visit(article, phone);
  await call(page).waitFor();
  await quote(page).waitFor();
  const box = await bar(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  await page
    .locator("[data-quote]:not([data-thumb-bar] *, [popover] *)")
    .last()
    .scrollIntoViewIfNeeded();
  await quote(page).waitFor({ state: "detached" });
  expect(await call(page).isVisible()).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await quote(page).waitFor();
});

test("on a page that a click has led to it knows of the buttons that follow its heading", async () => {
  const { page } = await visit("/about", phone);
  await page.locator("header a[href='/']").first().click();
  await page.locator("main [data-quote]").nth(1).waitFor();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await quote(page).waitFor();
  // Just over the bar, with the footer's own button out of sight.
  await page
    .locator("main [data-quote]")
    .last()
    .evaluate((button) => {
      button.scrollIntoView({ block: "end", behavior: "instant" });
      window.scrollBy(0, 90);
    });
  await quote(page).waitFor({ state: "detached" });
});

test("by keys both of its links can be reached", async () => {
  const { page } = await visit(article, phone);
  await tabTo(call(page));
  await page.evaluate(() => window.scrollTo(0, 600));
  await quote(page).waitFor();
  await page.keyboard.press("Tab");
  expect(
    await page.evaluate(() => document.activeElement?.closest("[data-thumb-bar]")),
  ).not.toBeNull();
});

test("without JavaScript both links are there", async () => {
  const { page } = await visit(article, { ...phone, javaScriptEnabled: false });
  expect(await call(page).getAttribute("href")).toMatch(/^tel:/);
  expect(await quote(page).getAttribute("href")).toMatch(/./);
});

test("wide screens have none, and a low one keeps its room", async () => {
  const { page } = await visit(article, desk);
  expect(await bar(page).isVisible()).toBe(false);
  await page.setViewportSize({ width: 320, height: 256 });
  const position = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).position);
  expect([await position("header"), await position("[data-thumb-bar]")]).toEqual([
    "relative",
    "relative",
  ]);
});
