/** The filters of gallery and blog, and the blog's search (decision 24). Their state is in the address. */
import type { Locator, Page } from "playwright-core";
import { fill } from "../../src/domain/text";
import { amountOf, categoriesOf, literal, rareWords, words } from "../support/content";
import { until } from "../support/until";
import { boxOf, isInView } from "./support/boxes";
import { hasFocus, tabTo } from "./support/input";
import { hasQuery, phone, visit } from "./support/visit";

/** Lists have filters only if there are at least two categories. */
const lists = (
  [
    ["/gallery", "Project", "GalleryPage", "main a[data-item]"],
    ["/blog", "Article", "BlogPage", "main h2 a"],
  ] as const
).filter(([, type]) => categoriesOf(type).length > 1);

const main = (page: Page) => page.locator("main");
const filters = (page: Page) => main(page).getByRole("group");
const filter = (page: Page, name: string) =>
  filters(page).getByRole("button", { name, exact: true });
/** Waits until a filter is chosen, or no longer is. */
const isChosen = (button: Locator, chosen = true) =>
  until(async () => (await button.getAttribute("aria-pressed")) === String(chosen));
const query = (values: Record<string, string>) => `?${new URLSearchParams(values).toString()}`;
/** Waits until `items` are `count`. */
const counts = (items: Locator, count: number) =>
  until(async () => (await items.count()) === count);
/** Waits until the number of results is announced. */
const announces = (page: Page, count: number, labels: "GalleryPage" | "BlogPage") => {
  const results = fill(words(labels, "results"), { count: String(count) });
  const text = count === 1 ? words(labels, "oneResult") : results;
  return main(page).locator("[aria-live]").getByText(text, { exact: true }).waitFor();
};

describe.each(lists)("the filters of %s", (path, type, labels, items) => {
  const [category = ""] = categoriesOf(type);
  const amount = amountOf(type, category);
  const all = words(labels, "all");

  test("keyboard: a filter selects its category, announces the number, changes the address, and survives a reload and Back", async () => {
    const { page } = await visit(path);
    await isChosen(filter(page, all));
    await tabTo(filter(page, category));
    await page.keyboard.press("Space");
    await counts(page.locator(items), amount);
    await isChosen(filter(page, category));
    await isChosen(filter(page, all), false);
    await announces(page, amount, labels);
    await hasQuery(page, query({ category }));
    expect(await hasFocus(filter(page, category))).toBe(true);
    await page.reload();
    await counts(page.locator(items), amount);
    await page.locator("footer a[href='/about']").first().click();
    await page.waitForURL("**/about");
    await page.goBack();
    await counts(page.locator(items), amount);
    await isChosen(filter(page, category));
    await filter(page, all).click();
    await page.waitForURL(`**${path}`);
  });

  test("on a phone the row scrolls to the focused and the chosen filter, and the page does not", async () => {
    const { page } = await visit(path, phone);
    const buttons = filters(page).getByRole("button");
    await tabTo(buttons.first());
    const scrolled = await page.evaluate(() => window.scrollY);
    for (let stop = 1; stop < (await buttons.count()); stop += 1) {
      await page.keyboard.press("Tab");
      await isInView(filters(page).locator(":focus"));
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    // In a row that has not been scrolled yet, the choice comes from the address.
    const last = (await buttons.last().textContent()) ?? "";
    await page.goto(`${path}${query({ category: last })}`);
    await isChosen(filter(page, last));
    await isInView(filter(page, last));
  });
});

const titles = (page: Page) => page.locator("main h2 a");
const field = (page: Page) => page.getByRole("searchbox");
const nothingFound = (page: Page) =>
  main(page)
    .locator("[aria-live]")
    .getByRole("heading", { name: words("BlogPage", "empty") })
    .waitFor();
const [category = "", other = ""] = categoriesOf("Article");

test("the blog's filters and its sidebar share one state, and Back undoes a choice", async () => {
  const { page } = await visit("/blog");
  const sidebar = (name: string) =>
    page.locator("aside").getByRole("button", { name: new RegExp(`^${literal(name)} \\d`) });
  const amount = amountOf("Article", category);
  await filter(page, category).click();
  await isChosen(sidebar(category));
  expect(await sidebar(category).innerText()).toMatch(new RegExp(`${amount}$`));
  await sidebar(other).click();
  await isChosen(filter(page, other));
  await isChosen(filter(page, category), false);
  await page.goBack();
  await counts(titles(page), amount);
  await isChosen(filter(page, category));
  await page.goForward();
  await hasQuery(page, query({ category: other }));
  await sidebar(other).click();
  await isChosen(filter(page, words("BlogPage", "all")));
  await hasQuery(page, "");
});

test("search, keyboard: finds part of the text in any case, announces the number, changes only its part of the address, and survives a reload and Back", async () => {
  // Two words that one article has.
  const [rare = "", after = ""] = rareWords().split(" ");
  const { page } = await visit("/blog?from=mail");
  await tabTo(field(page));
  const typed = `${rare.toUpperCase()} ${after.slice(0, 2)}`;
  await page.keyboard.type(`${typed} `);
  await announces(page, 1, "BlogPage");
  expect(await titles(page).count()).toBe(1);
  await hasQuery(page, query({ from: "mail", q: typed }));
  expect(await field(page).inputValue()).toBe(`${typed} `);
  expect(await hasFocus(field(page))).toBe(true);
  await page.keyboard.press("Enter");
  await page.reload();
  await announces(page, 1, "BlogPage");
  expect(await field(page).inputValue()).toBe(typed);
  await titles(page).first().click();
  await page.waitForURL(/\/blog\/./);
  await page.goBack();
  await announces(page, 1, "BlogPage");
  expect(await field(page).inputValue()).toBe(typed);
  await field(page).fill(`${rare} ${after}!?`);
  await nothingFound(page);
});

test("a search without results can be reset; focus then moves to the filter for all, in view", async () => {
  const { page } = await visit("/blog", phone);
  const before = await titles(page).allInnerTexts();
  await page.goto(`/blog${query({ category, q: "no such word" })}`);
  await nothingFound(page);
  expect(await titles(page).count()).toBe(0);
  await main(page)
    .getByRole("button", { name: words("BlogPage", "showAll") })
    .press("Enter");
  await counts(titles(page), before.length);
  expect(await titles(page).allInnerTexts()).toEqual(before);
  expect(await field(page).inputValue()).toBe("");
  await hasQuery(page, "");
  const focus = page.locator(":focus");
  expect(await focus.innerText()).toBe(words("BlogPage", "all"));
  await isChosen(focus);
  const box = await boxOf(focus);
  const header = await boxOf(page.locator("header").first());
  expect(box.y).toBeGreaterThanOrEqual(header.bottom);
  expect(box.bottom).toBeLessThanOrEqual(phone.viewport.height);
});

test("on a phone, excerpts are visible only while a search is on", async () => {
  const { page } = await visit("/blog", phone);
  const excerpt = page.locator("main li h2 + p").first();
  expect(await excerpt.isVisible()).toBe(false);
  await filter(page, category).tap();
  expect(await excerpt.isVisible()).toBe(false);
  await field(page).fill("a");
  await excerpt.waitFor();
});
