/** The two menus of the wide navigation: native details elements. */
import type { Page } from "playwright-core";
import { business, entries, first, literal, menuName, words } from "../support/content";
import { boxesOf } from "./support/boxes";
import { desk } from "./support/devices";
import { hasFocus, tabTo } from "./support/input";
import { visit } from "./support/visit";

const menu = (page: Page, name: string) =>
  page.locator("header nav summary", { hasText: new RegExp(`^${literal(name)}$`) });
/** The link to a page in the menus. Found by address, because the names of some links begin with a letter of the drawing. */
const link = (page: Page, path: string) => page.locator(`header nav details a[href="${path}"]`);
const open = (page: Page) => page.locator("header details[open] > summary").allInnerTexts();
const services = menuName("services");
const areas = menuName("areas");
const service = first("Service");

test("keyboard: Enter and Space open, Tab moves through, Escape closes and restores focus, leaving closes", async () => {
  const { page } = await visit("/about");
  await tabTo(menu(page, services));
  await page.keyboard.press("Enter");
  expect(await open(page)).toEqual([services]);
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.locator("header details[open] a").first())).toBe(true);
  await page.keyboard.press("Escape");
  expect(await open(page)).toEqual([]);
  expect(await hasFocus(menu(page, services))).toBe(true);
  await page.keyboard.press("Space");
  await tabTo(menu(page, areas));
  expect(await open(page)).toEqual([]);
  await page.keyboard.press("Space");
  expect(await open(page)).toEqual([areas]);
  await page.keyboard.press("Shift+Tab");
  expect(await open(page)).toEqual([]);
});

test("pointer: closes on a click on the other menu, elsewhere, and on any link, also to the current page", async () => {
  const [here = service, there = service] = entries("Service");
  const { page } = await visit(here.path);
  await menu(page, services).click();
  await menu(page, areas).click();
  expect(await open(page)).toEqual([areas]);
  await page.mouse.click(640, 700);
  expect(await open(page)).toEqual([]);
  for (const { path } of [here, there]) {
    await menu(page, services).click();
    await link(page, path).click();
    await page.waitForFunction(() => !document.querySelector("header details[open]"));
  }
  await page.waitForURL(`**${there.path}`);
});

test("touch opens and closes", async () => {
  const { page } = await visit("/about", { ...desk, hasTouch: true });
  await menu(page, services).tap();
  expect(await open(page)).toEqual([services]);
  await menu(page, services).tap();
  expect(await open(page)).toEqual([]);
});

test("at 1,440 the number is in the bar alone, and the line above it ends with the free consultation", async () => {
  const { page } = await visit("/about", { viewport: { width: 1440, height: 900 } });
  const visible = (text: string) =>
    page.locator("header").getByText(text, { exact: true }).locator("visible=true");
  expect(await visible(business.phone.display).count()).toBe(1);
  const [number] = await boxesOf(visible(business.phone.display));
  const [free] = await boxesOf(visible(words("Navigation", "free")));
  const [quote] = await boxesOf(page.locator("header [data-quote]").locator("visible=true"));
  expect(free?.bottom).toBeLessThan(number?.top ?? 0);
  expect(free?.right).toBeCloseTo(quote?.right ?? 0, 0);
});
