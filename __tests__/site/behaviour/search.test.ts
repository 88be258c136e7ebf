/** The blog's search (decision 24). */
import type { Page } from "playwright-core";
import { readPiece, type IndexedArticle } from "../../../src/domain/article-index";
import { categoriesOf, literal, rareWords, words } from "../../support/content";
import { phone } from "../support/devices";
import { hasFocus, tabTo } from "../support/keyboard";
import { visit } from "../support/visit";

const field = (page: Page) => page.getByRole("searchbox");
const status = (page: Page) => page.locator("main").getByRole("status");
const titles = (page: Page) => page.locator("main h2 a").allInnerTexts();
const query = (page: Page) => new URL(page.url()).searchParams;
const nothing = words("BlogWords", "empty");
const rarePair = rareWords();
const [rare = "", after = ""] = rarePair.split(" ");
const [category = ""] = categoriesOf("Article");
const sum = (count: number) =>
  count === 1
    ? words("BlogWords", "oneFound")
    : words("BlogWords", "found").replace("{count}", String(count));
const found = (page: Page, count: number) =>
  status(page).getByText(sum(count), { exact: true }).waitFor();
/** Waits until a number of results is announced. */
const counted = (page: Page) =>
  status(page)
    .getByText(
      new RegExp(
        `^(${literal(words("BlogWords", "oneFound"))}|${literal(words("BlogWords", "found")).replace("\\{count\\}", "[\\d,]+")})$`,
      ),
    )
    .waitFor();

test("keyboard: finds part of a word in any case, announces the number and changes the address", async () => {
  const { page } = await visit("/blog");
  await tabTo(field(page));
  const typed = `${rare.toUpperCase()} ${after.slice(0, 2)}`;
  await page.keyboard.type(typed);
  await found(page, 1);
  expect(await titles(page)).toHaveLength(1);
  expect(query(page).get("q")).toBe(typed);
  expect(await hasFocus(field(page))).toBe(true);
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).pathname).toBe("/blog");
});

test("spaces in the text count", async () => {
  const { page } = await visit("/blog");
  await field(page).fill(`${rare} `);
  await found(page, 1);
  await field(page).fill(`${rarePair}!?`);
  await page.getByRole("heading", { name: nothing }).waitFor();
});

test("says that nothing was found, and a button shows all articles again", async () => {
  const { page } = await visit("/blog");
  const before = await titles(page);
  await field(page).fill("no such word");
  await status(page).getByRole("heading", { name: nothing }).waitFor();
  expect(await titles(page)).toEqual([]);
  const all = page.locator("main").getByRole("button", { name: words("BlogWords", "showAll") });
  await tabTo(all);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("main h2 a").length > 1);
  expect(await titles(page)).toEqual(before);
  expect(await field(page).inputValue()).toBe("");
  expect([...query(page)]).toEqual([]);
});

test.each([
  [1280, 800],
  [360, 640],
])(
  "at %s × %s focus then moves to the filter for all articles, which is visible",
  async (width, height) => {
    const { page } = await visit(
      `/blog?${new URLSearchParams({ category, q: "no such word" }).toString()}`,
      {
        viewport: { width, height },
      },
    );
    await status(page).getByRole("heading", { name: nothing }).waitFor();
    await page
      .locator("main")
      .getByRole("button", { name: words("BlogWords", "showAll") })
      .press("Enter");
    await page.waitForFunction(() => document.querySelectorAll("main h2 a").length > 1);
    const focus = page.locator(":focus");
    expect(await focus.innerText()).toBe(words("BlogWords", "all"));
    expect(await focus.getAttribute("aria-pressed")).toBe("true");
    const box = await focus.boundingBox();
    const header = await page.locator("header").first().boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  },
);

test("combines text and category, and survives a reload and Back", async () => {
  const { page } = await visit(`/blog?${new URLSearchParams({ category, q: "a" }).toString()}`);
  await counted(page);
  const before = await titles(page);
  expect(before.length).toBeGreaterThan(0);
  await page.reload();
  await counted(page);
  expect(await field(page).inputValue()).toBe("a");
  await page.locator("main h2 a").first().click();
  await page.waitForURL(/\/blog\/./);
  await page.goBack();
  await counted(page);
  expect(await titles(page)).toEqual(before);
  expect(await field(page).inputValue()).toBe("a");
});

test("if the index fails to load, says so instead of “nothing found” and can retry", async () => {
  let broken = true;
  const { page } = await visit("/blog", {
    ...phone,
    before: async (opened) => {
      await opened.route("**/blog/index.json", (route) =>
        broken ? route.fulfill({ status: 503 }) : route.continue(),
      );
    },
  });
  await field(page).fill(rare);
  const retry = page.locator("main").getByRole("button", { name: words("BlogWords", "retry") });
  await retry.waitFor();
  expect(await status(page).innerText()).not.toContain(nothing);
  broken = false;
  await retry.tap();
  await found(page, 1);
});

test("searches an index of several files, shows 24 results at a time, and Back restores the list", async () => {
  let first: readonly IndexedArticle[] = [];
  const copies = (piece: string, count: number) =>
    Array.from({ length: count }, (_, number) => ({
      ...first[number % first.length],
      title: `Copy ${piece}${number} of an article`,
      path: `/blog/copy-${piece}${number}`,
    }));
  const { page } = await visit("/blog", {
    before: async (opened) => {
      await opened.route("**/blog/index.json", async (route) => {
        ({ articles: first } = readPiece(await (await route.fetch()).json()));
        const articles = [...copies("a", 25), ...first];
        await route.fulfill({ json: { articles, more: "/blog/index-2.json" } });
      });
      await opened.route("**/blog/index-2.json", (route) =>
        route.fulfill({ json: { articles: copies("b", 30) } }),
      );
    },
  });
  await field(page).fill("a");
  await counted(page);
  expect(await status(page).innerText()).toBe(sum(55 + first.length));
  expect(await titles(page)).toHaveLength(24);
  const more = page.getByRole("button", { name: words("BlogWords", "more") });
  await tabTo(more);
  await page.keyboard.press("Enter");
  expect(await titles(page)).toHaveLength(48);
  expect(await hasFocus(page.getByRole("link", { name: "Copy a24 of an article" }))).toBe(true);
  await page.locator(`main h2 a[href="${first[0]?.path}"]`).click();
  await page.waitForURL(/\/blog\/./);
  await page.goBack();
  await found(page, 55 + first.length);
  expect(await titles(page)).toHaveLength(48);
});

test("without JavaScript there is no search field", async () => {
  const { page } = await visit("/blog", { javaScriptEnabled: false });
  expect(await field(page).count()).toBe(0);
});
