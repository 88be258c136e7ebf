/** The bar with call and quote buttons on phones. */
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

test("is at the bottom edge; its quote button is hidden while another one is in view", async () => {
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

test("after a client navigation it also observes the quote buttons below the heading", async () => {
  const { page } = await visit("/about", phone);
  await page.locator("header a[href='/']").first().click();
  await page.locator("main [data-quote]").nth(1).waitFor();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await quote(page).waitFor();
  // The button is just above the bar, and the footer's own button is outside of the viewport.
  await page
    .locator("main [data-quote]")
    .last()
    .evaluate((button) => {
      button.scrollIntoView({ block: "end", behavior: "instant" });
      window.scrollBy(0, 90);
    });
  await quote(page).waitFor({ state: "detached" });
});

test("both links can be reached by keyboard", async () => {
  const { page } = await visit(article, phone);
  await tabTo(call(page));
  await page.evaluate(() => window.scrollTo(0, 600));
  await quote(page).waitFor();
  await page.keyboard.press("Tab");
  expect(
    await page.evaluate(() => document.activeElement?.closest("[data-thumb-bar]")),
  ).not.toBeNull();
});

test("without JavaScript both links exist", async () => {
  const { page } = await visit(article, { ...phone, javaScriptEnabled: false });
  expect(await call(page).getAttribute("href")).toMatch(/^tel:/);
  expect(await quote(page).getAttribute("href")).toMatch(/./);
});

test("is hidden on wide screens, and scrolls with the page on short screens", async () => {
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
