/** Links within the site navigate without loading a document; pages with links in view are prefetched. */
import type { Page } from "playwright-core";
import { entries, linkedArticles, longArticle, testWith, words } from "../support/content";
import { until } from "../support/until";
import { boxOf } from "./support/boxes";
import { focusedName, tabTo } from "./support/input";
import { hydrated, quiet, type OpenPage } from "./support/page";
import { pages } from "./support/site";
import { arrive, takeMessages, visit } from "./support/visit";

const article = longArticle.path;
const about = words("AboutPage", "title");

/** Marks the document, so that a later check can tell whether it was replaced. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, "marked", true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, "marked") === true);
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Waits until the page is at this position, give or take two pixels. */
const isAt = (page: Page, top: number) =>
  until(async () => Math.abs((await scrollY(page)) - top) <= 2);
/** Scrolls, and waits until the position is saved, which is in the next frame. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
const announces = (page: Page, title: string) =>
  page.waitForFunction(
    (text) => document.getElementById("gatsby-announcer")?.textContent === text,
    `Navigated to ${title}`,
  );

test.each([true, false])(
  "with JavaScript %s, the skip link is the first stop, is visible and leads to the main part",
  async (javaScriptEnabled) => {
    const { page } = await visit("/about", { javaScriptEnabled });
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe("Skip to content");
    expect((await boxOf(page.locator(":focus"))).y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.locator("main :focus").count()).toBe(1);
  },
);

test("a link announces the new page, starts at its top with the focus on its main part, and replaces title, head and current link", async () => {
  const { page } = await visit("/");
  await mark(page);
  await scrollTo(page, 400);
  await tabTo(page.locator("header nav a[href='/about']"));
  await page.keyboard.press("Enter");
  await announces(page, about);
  await page.waitForFunction(() => document.activeElement?.id === "main");
  await isAt(page, 0);
  // The head and the navigation are updated after the page is visible.
  await page.waitForFunction((title) => document.title.startsWith(title), about);
  await page.locator("header nav a[href='/about'][aria-current='page']").waitFor();
  expect(await page.locator("header nav a[aria-current]").count()).toBe(1);
  const built = pages.find(({ path }) => path === "/about")?.html ?? "";
  const [, data] = /<script[^>]*ld\+json[^>]*>(.*?)<\/script>/s.exec(built) ?? [];
  const head = page.locator("head script[type='application/ld+json']");
  await until(async () => (await head.allTextContents()).join() === data);
  await page.keyboard.press("Tab");
  expect(await page.locator("main :focus").count()).toBe(1);
  expect(await isMarked(page)).toBe(true);
});

testWith(
  linkedArticles,
  "an article with a link far down",
  "a link in a text navigates; Back and Forward restore the scroll position, even one from before hydration",
  async ({ from, to }) => {
    const { page } = await arrive(from.path);
    await mark(page);
    const link = page.locator(`main p a[href='${to.path}']`).first();
    await link.scrollIntoViewIfNeeded();
    const position = await scrollY(page);
    expect(position).toBeGreaterThan(400);
    await hydrated(page);
    expect(await scrollY(page)).toBe(position);
    await link.click();
    await heading(page, to.title);
    await isAt(page, 0);
    await scrollTo(page, 300);
    await page.goBack();
    await heading(page, from.title);
    await isAt(page, position);
    await page.goForward();
    await heading(page, to.title);
    await isAt(page, 300);
    expect(await isMarked(page)).toBe(true);
  },
);

/** Whether the longest article has a table of contents. */
const hasContents = (String(longArticle.fields.body).match(/^## /gm)?.length ?? 0) >= 5;

testWith(
  hasContents ? article : undefined,
  "an article with a table of contents",
  "the target of a link within the page is below the header; Back and Forward restore both positions, also from another page",
  async (path) => {
    const { page } = await visit(path);
    await scrollTo(page, 300);
    const link = page.locator("main nav a[href^='#']").last();
    const id = ((await link.getAttribute("href")) ?? "").slice(1);
    const atTarget = () =>
      page.waitForFunction((target) => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return top >= header && top < header + 200;
      }, id);
    const atStart = () =>
      page.waitForFunction(() => !window.location.hash && window.scrollY === 300);
    await link.dispatchEvent("click");
    await atTarget();
    await page.goBack();
    await atStart();
    await page.goForward();
    await atTarget();
    await page.locator("footer a[href='/blog']").first().dispatchEvent("click");
    await announces(page, words("BlogPage", "title"));
    await page.goBack();
    await atTarget();
    await page.goBack();
    await atStart();
    // Two steps at once, of which Gatsby sees none.
    await link.evaluate(async (element: HTMLElement) => {
      const step = (go: () => void) =>
        new Promise((resolve) => {
          addEventListener("popstate", resolve, { once: true });
          go();
        });
      await step(() => element.click());
      await step(() => history.back());
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await scrollY(page)).toBe(300);
  },
);

test("a link to the current page scrolls to its top without a new document or history entry", async () => {
  const { page } = await visit("/about");
  await mark(page);
  const steps = await page.evaluate(() => history.length);
  await scrollTo(page, 900);
  await page.locator("footer a[href='/about']").first().dispatchEvent("click");
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("a link to a missing page leads to the 404 screen, and one with a hash to that element of a page", async () => {
  const opened = await visit(article);
  const { page } = opened;
  await mark(page);
  const follow = async (address: string) => {
    const link = page.locator("footer a[href^='/']").first();
    await link.evaluate((element, href) => element.setAttribute("href", href), address);
    await link.click();
  };
  await follow("/no-such-page");
  await heading(page, words("ScreenLabels", "notFoundTitle"));
  expect(takeMessages(opened)).toEqual([expect.stringContaining("404 Error")]);
  await follow("/about#main");
  await heading(page, about);
  await page.waitForURL("**/about#main");
  expect(await isMarked(page)).toBe(true);
});

/** Paths of other pages whose data was requested. */
const prefetched = ({ page, requests }: OpenPage) =>
  requests
    .map((request) =>
      /\/page-data(\/.+)\/page-data\.json$/.exec(new URL(request.url()).pathname),
    )
    .flatMap((match) => (match?.[1] ? [match[1].replace(/^\/index$/, "/")] : []))
    .filter((path) => path !== new URL(page.url()).pathname);

test("pages with links in view are prefetched, those below when they come into view, and a prefetched page opens offline", async () => {
  const opened = await visit("/about", { prefetching: true });
  const { page } = opened;
  await until(() => prefetched(opened).includes("/gallery"), 30_000);
  await quiet(opened);
  const below = entries("TextPage").map(({ path }) => path);
  expect(prefetched(opened).filter((path) => below.includes(path))).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await until(() => below.every((path) => prefetched(opened).includes(path)), 30_000);
  await quiet(opened);
  await page.context().setOffline(true);
  await page.locator("header nav a[href='/gallery']").first().dispatchEvent("click");
  await heading(page, words("GalleryPage", "title"));
});

test("with data saving nothing is prefetched until a link is pressed", async () => {
  const opened = await visit("/about", { warm: false });
  await quiet(opened);
  expect(prefetched(opened)).toEqual([]);
  const link = opened.page.locator("main").getByRole("link").locator("visible=true").first();
  await link.dispatchEvent("pointerdown", { button: 0, bubbles: true });
  await quiet(opened);
  expect(prefetched(opened)).toEqual([await link.getAttribute("href")]);
});
