/** The skip link, and client navigation: announcement, focus and scroll position. */
import type { Page } from "playwright-core";
import { longArticle, testWith, words } from "../../support/content";
import { focusedName, tabTo } from "../support/keyboard";
import { hydrated } from "../support/page";
import { arrive, visit } from "../support/visit";

const article = longArticle.path;
/** The longest article, if it has a table of contents. */
const withContents =
  (String(longArticle.fields.body).match(/^## /gm)?.length ?? 0) < 5 ? undefined : article;
const about = words("AboutPage", "title");
const blog = words("BlogWords", "title");
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const announced = (page: Page, words: string) =>
  page.waitForFunction(
    (said) => document.getElementById("gatsby-announcer")?.textContent === said,
    words,
  );

test.each([true, false])(
  "with JavaScript %s, the skip link is the first stop, is visible and leads to the main part",
  async (javaScriptEnabled) => {
    const { page } = await visit("/about", { javaScriptEnabled });
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe("Skip to content");
    const box = await page.locator(":focus").boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    expect(await focusedId(page)).toBe("main");
    await page.keyboard.press("Tab");
    expect(await page.locator("main :focus").count()).toBe(1);
  },
);

test("a client navigation announces the heading, starts at the top and moves focus to the main part", async () => {
  const { page } = await visit("/");
  await page.evaluate(() => window.scrollTo(0, 400));
  await tabTo(page.locator("header nav a[href='/about']"));
  await page.keyboard.press("Enter");
  await announced(page, `Navigated to ${about}`);
  await page.waitForFunction(() => document.activeElement?.id === "main");
  expect(await scrollY(page)).toBe(0);
  // The head and the navigation are updated after the page is visible.
  await page.waitForFunction((title) => document.title.startsWith(title), about);
  await page.locator("header nav a[href='/about'][aria-current='page']").waitFor();
  expect(await page.locator("header nav a[aria-current]").count()).toBe(1);
  await page.keyboard.press("Tab");
  expect(await page.locator("main :focus").count()).toBe(1);
});

test("Back and Forward restore the scroll position, even one from before hydration", async () => {
  const { page } = await arrive("/about");
  await page.evaluate(() => window.scrollTo(0, 700));
  await hydrated(page);
  expect(await scrollY(page)).toBe(700);
  await page.locator("footer a[href='/blog']").evaluate((link: HTMLElement) => link.click());
  await announced(page, `Navigated to ${blog}`);
  expect(await scrollY(page)).toBe(0);
  // Gatsby stores the scroll position in the next frame.
  await page.evaluate(async () => {
    window.scrollTo(0, 500);
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.goBack();
  await announced(page, `Navigated to ${about}`);
  expect(await scrollY(page)).toBe(700);
  await page.goForward();
  await announced(page, `Navigated to ${blog}`);
  expect(await scrollY(page)).toBe(500);
});

testWith(
  withContents,
  "after a link within the page, Back restores the position of the link and Forward that of its target",
  async () => {
    const { page } = await visit(article);
    await page.evaluate(() => window.scrollTo(0, 300));
    const link = page.locator("main nav a[href^='#']").last();
    const id = ((await link.getAttribute("href")) ?? "").slice(1);
    const isUnderHeader = ([place, header]: [string, number]) => {
      const top = document.getElementById(place)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < header;
    };
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForFunction(isUnderHeader, [id, 300] as [string, number]);
    await page.goBack();
    await page.waitForFunction(() => !window.location.hash && window.scrollY === 300);
    await page.goForward();
    await page.waitForFunction(isUnderHeader, [id, 300] as [string, number]);
    // The same after a visit to another page.
    await page
      .locator("footer a[href='/blog']")
      .evaluate((element: HTMLElement) => element.click());
    await announced(page, `Navigated to ${blog}`);
    await page.goBack();
    await page.waitForFunction(isUnderHeader, [id, 300] as [string, number]);
    await page.goBack();
    await page.waitForFunction(() => !window.location.hash && window.scrollY === 300);
  },
);

testWith(
  withContents,
  "the target of a link within the page is not covered by the header",
  async () => {
    const { page } = await visit(article);
    const link = page.locator("main nav a[href^='#']").last();
    const target = ((await link.getAttribute("href")) ?? "").slice(1);
    await link.click();
    const top = await page.evaluate(
      (id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0,
      target,
    );
    const header = await page.locator("header .ink, header").first().boundingBox();
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  },
);
