/** The blog's search (decision 24). */
import type { Page } from "playwright-core";
import { categoriesOf, rareWords, words } from "../support/content";
import { boxesOf } from "./support/boxes";
import { phone } from "./support/devices";
import { hasFocus, tabTo } from "./support/input";
import { visit } from "./support/visit";

const field = (page: Page) => page.getByRole("searchbox");
const status = (page: Page) => page.locator("main").getByRole("status");
const titles = (page: Page) => page.locator("main h2 a").allInnerTexts();
const query = (page: Page) => new URL(page.url()).searchParams;
const showAll = (page: Page) =>
  page.locator("main").getByRole("button", { name: words("BlogPage", "showAll") });
const nothingFound = (page: Page) =>
  status(page)
    .getByRole("heading", { name: words("BlogPage", "empty") })
    .waitFor();
/** Waits until the number of results is announced. */
const results = (page: Page, count: number) =>
  status(page)
    .getByText(
      count === 1
        ? words("BlogPage", "oneResult")
        : words("BlogPage", "results").replace("{count}", String(count)),
      { exact: true },
    )
    .waitFor();
/** Two words that one article has. */
const pair = rareWords();
const [rare = "", after = ""] = pair.split(" ");
const [category = ""] = categoriesOf("Article");

test("keyboard: finds part of the text in any case, announces the number and changes only its part of the address", async () => {
  const { page } = await visit("/blog?from=mail");
  await tabTo(field(page));
  const typed = `${rare.toUpperCase()} ${after.slice(0, 2)}`;
  await page.keyboard.type(`${typed} `);
  await results(page, 1);
  expect(await titles(page)).toHaveLength(1);
  expect([...query(page)]).toEqual([
    ["from", "mail"],
    ["q", typed],
  ]);
  expect(await field(page).inputValue()).toBe(`${typed} `);
  expect(await hasFocus(field(page))).toBe(true);
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).pathname).toBe("/blog");
  await field(page).fill(`${pair}!?`);
  await nothingFound(page);
});

test("a search without results can be reset; focus then moves to the filter for all, in view", async () => {
  const { page } = await visit("/blog", phone);
  const before = await titles(page);
  await page.goto(`/blog?${new URLSearchParams({ category, q: "no such word" }).toString()}`);
  await nothingFound(page);
  expect(await titles(page)).toEqual([]);
  await showAll(page).press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("main h2 a").length > 1);
  expect(await titles(page)).toEqual(before);
  expect(await field(page).inputValue()).toBe("");
  expect([...query(page)]).toEqual([]);
  const focus = page.locator(":focus");
  expect(await focus.innerText()).toBe(words("BlogPage", "all"));
  expect(await focus.getAttribute("aria-pressed")).toBe("true");
  const [box] = await boxesOf(focus);
  const [header] = await boxesOf(page.locator("header").first());
  expect(box?.top).toBeGreaterThanOrEqual(header?.bottom ?? Infinity);
  expect(box?.bottom).toBeLessThanOrEqual(phone.viewport.height);
});

test("combines text and category, and survives a reload and Back", async () => {
  const { page } = await visit(`/blog?${new URLSearchParams({ category, q: "a" }).toString()}`);
  await status(page)
    .getByText(/\d|one/i)
    .waitFor();
  const before = await titles(page);
  expect(before.length).toBeGreaterThan(0);
  await page.reload();
  await results(page, before.length);
  expect(await field(page).inputValue()).toBe("a");
  await page.locator("main h2 a").first().click();
  await page.waitForURL(/\/blog\/./);
  await page.goBack();
  await results(page, before.length);
  expect(await titles(page)).toEqual(before);
  expect(await field(page).inputValue()).toBe("a");
});

test("on a phone, excerpts are visible only while a search is on", async () => {
  const { page } = await visit("/blog", phone);
  const excerpt = page.locator("main li h2 + p").first();
  expect(await excerpt.isVisible()).toBe(false);
  await page.locator("main [role='group']").getByRole("button", { name: category }).tap();
  expect(await excerpt.isVisible()).toBe(false);
  await field(page).fill("a");
  await excerpt.waitFor();
});
