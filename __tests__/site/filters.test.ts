/** The filters of gallery and blog, whose state is in the address. */
import type { Locator, Page } from "playwright-core";
import { amountOf, categoriesOf, literal, words } from "../support/content";
import { boxesOf } from "./support/boxes";
import { phone } from "./support/devices";
import { hasFocus, tabTo } from "./support/input";
import { visit } from "./support/visit";

/** Lists have filters only if there are at least two categories. */
const lists = (
  [
    ["/gallery", "Project", "GalleryPage", "main a[data-item]"],
    ["/blog", "Article", "BlogPage", "main h2 a"],
  ] as const
).filter(([, type]) => categoriesOf(type).length > 1);

const filter = (page: Page, name: string) =>
  page.locator("main [role='group']").getByRole("button", { name, exact: true });
const isPressed = (button: Locator) => button.getAttribute("aria-pressed");
const search = (page: Page) => new URL(page.url()).search;
const query = (category: string) => `?${new URLSearchParams({ category }).toString()}`;
/** Waits until `selector` matches `amount` times. */
const amounts = (page: Page, amount: number, selector: string) =>
  page.waitForFunction(([list, wanted]) => document.querySelectorAll(list).length === wanted, [
    selector,
    amount,
  ] as const);

describe.each(lists)("%s", (path, type, labels, items) => {
  const [category = ""] = categoriesOf(type);
  const amount = amountOf(type, category);
  const all = words(labels, "all");

  test("keyboard: a filter selects its category, announces the number and changes the address", async () => {
    const { page } = await visit(path);
    expect(await isPressed(filter(page, all))).toBe("true");
    await tabTo(filter(page, category));
    await page.keyboard.press("Space");
    await amounts(page, amount, items);
    expect(await isPressed(filter(page, category))).toBe("true");
    expect(await isPressed(filter(page, all))).toBe("false");
    expect(await page.locator("main").getByRole("status").innerText()).toBe(
      amount === 1
        ? words(labels, "oneResult")
        : words(labels, "results").replace("{count}", String(amount)),
    );
    expect(search(page)).toBe(query(category));
    expect(await hasFocus(filter(page, category))).toBe(true);
    await filter(page, all).click();
    await page.waitForURL(`**${path}`);
  });

  test("a filter survives a reload, and Back from another page", async () => {
    const { page } = await visit(path);
    await filter(page, category).click();
    await amounts(page, amount, items);
    await page.reload();
    await amounts(page, amount, items);
    await page.locator("footer a[href='/about']").first().click();
    await page.waitForURL("**/about");
    await page.goBack();
    await amounts(page, amount, items);
    expect(await isPressed(filter(page, category))).toBe("true");
  });

  test("on a phone the row scrolls to the focused and the chosen filter, and the page does not", async () => {
    const { page } = await visit(path, phone);
    const buttons = page.locator("main [role='group'] button");
    await tabTo(buttons.first());
    const scrolled = await page.evaluate(() => window.scrollY);
    for (let stop = 1; stop < (await buttons.count()); stop += 1) {
      await page.keyboard.press("Tab");
      const [box] = await boxesOf(page.locator("[role='group'] :focus"));
      expect(box?.left).toBeGreaterThanOrEqual(0);
      expect(box?.right).toBeLessThanOrEqual(390);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await buttons.last().tap();
    await page.waitForURL(/category=/);
    const [chosen] = await boxesOf(buttons.last());
    expect(chosen?.left).toBeGreaterThanOrEqual(0);
  });
});

test("the blog's filters and its sidebar share one state, and Back undoes a choice", async () => {
  const [category = "", other = ""] = categoriesOf("Article");
  const { page } = await visit("/blog");
  const sidebar = (name: string) =>
    page.locator("aside").getByRole("button", { name: new RegExp(`^${literal(name)} \\d`) });
  await filter(page, category).click();
  expect(await isPressed(sidebar(category))).toBe("true");
  expect(await sidebar(category).innerText()).toMatch(
    new RegExp(`${amountOf("Article", category)}$`),
  );
  await sidebar(other).click();
  expect(await isPressed(filter(page, other))).toBe("true");
  expect(await isPressed(filter(page, category))).toBe("false");
  await page.goBack();
  await amounts(page, amountOf("Article", category), "main h2 a");
  expect(await isPressed(filter(page, category))).toBe("true");
  await page.goForward();
  await page.waitForURL((url) => url.search === query(other));
  await sidebar(other).click();
  expect(await isPressed(filter(page, words("BlogPage", "all")))).toBe("true");
  expect(search(page)).toBe("");
});
