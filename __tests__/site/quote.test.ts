/** The bar with call and quote links on phones. */
import type { Page } from "playwright-core";
import { longArticle, words } from "../support/content";
import { tabTo } from "./support/input";
import { desk, phone, visit } from "./support/visit";

const bar = (page: Page) => page.locator("[data-thumb-bar]");
const call = (page: Page) => bar(page).getByRole("link", { name: words("Navigation", "call") });
const quote = (page: Page) =>
  bar(page).getByRole("link", { name: words("Navigation", "quoteBar") });
const article = longArticle.path;

test("the bar is at the bottom edge; its quote link leaves while another one is in view, also after a navigation", async () => {
  const { page } = await visit(article, phone);
  const box = await bar(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  await quote(page).waitFor();
  await page.locator("footer [data-quote]").last().scrollIntoViewIfNeeded();
  await quote(page).waitFor({ state: "detached" });
  expect(await call(page).isVisible()).toBe(true);
  await page.locator("header a[href='/']").first().click();
  const last = page.locator("main:has(blockquote) [data-quote]").last();
  await last.waitFor();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await quote(page).waitFor();
  // Just above the bar; the footer's own link is outside of the screen.
  await last.evaluate((link) => {
    link.scrollIntoView({ block: "end", behavior: "instant" });
    window.scrollBy({ top: 90, behavior: "instant" });
  });
  await quote(page).waitFor({ state: "detached" });
});

test("both links of the bar can be reached by keyboard, and exist without JavaScript", async () => {
  const { page } = await visit(article, phone);
  await tabTo(call(page));
  await page.evaluate(() => window.scrollTo(0, 600));
  await quote(page).waitFor();
  await page.keyboard.press("Tab");
  expect(await bar(page).locator(":focus").count()).toBe(1);
  const plain = await visit(article, { ...phone, javaScriptEnabled: false });
  expect(await call(plain.page).getAttribute("href")).toMatch(/^tel:/);
  expect(await quote(plain.page).getAttribute("href")).toMatch(/./);
});

test("the bar is hidden on wide screens; on short screens, bar and header scroll with the page", async () => {
  const { page } = await visit(article, desk);
  expect(await bar(page).isVisible()).toBe(false);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const selector of ["header", "[data-thumb-bar]"])
    expect(
      await page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).position),
    ).toBe("relative");
});
