/** The two menus of the wide navigation: native details elements. */
import type { Page } from "playwright-core";
import { entries, first, literal, menuName } from "../../support/content";
import { desk } from "../support/devices";
import { hasFocus, tabTo } from "../support/keyboard";
import { visit } from "../support/visit";

const summary = (page: Page, name: string) =>
  page.locator("header nav summary", { hasText: new RegExp(`^${literal(name)}$`) });
/** The link to a page in the menus. Found by address, because the names of some links begin with a letter of the drawing. */
const link = (page: Page, path: string) => page.locator(`header nav details a[href="${path}"]`);
const open = (page: Page) => page.locator("header details[open] > summary").allInnerTexts();
const services = menuName("services");
const areas = menuName("areas");
const service = first("Service");

test("keyboard: Enter opens, Tab moves into the menu, Escape closes and restores focus", async () => {
  const { page } = await visit("/about");
  await tabTo(summary(page, services));
  await page.keyboard.press("Enter");
  expect(await open(page)).toEqual([services]);
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.locator("header details[open] a").first())).toBe(true);
  await page.keyboard.press("Escape");
  expect(await open(page)).toEqual([]);
  expect(await hasFocus(summary(page, services))).toBe(true);
});

test("closes when focus leaves it in either direction", async () => {
  const { page } = await visit("/about");
  await tabTo(summary(page, services));
  await page.keyboard.press("Space");
  await tabTo(summary(page, areas));
  expect(await open(page)).toEqual([]);
  await page.keyboard.press("Space");
  expect(await open(page)).toEqual([areas]);
  await page.keyboard.press("Shift+Tab");
  expect(await open(page)).toEqual([]);
});

test("closes on a click elsewhere or on the other menu", async () => {
  const { page } = await visit("/about");
  await summary(page, services).click();
  await summary(page, areas).click();
  expect(await open(page)).toEqual([areas]);
  await page.mouse.click(640, 700);
  expect(await open(page)).toEqual([]);
});

test("closes on a click on any link, including one to the current page", async () => {
  const [here = service, there = service] = entries("Service");
  const { page } = await visit(here.path);
  for (const { path } of [here, there]) {
    await summary(page, services).click();
    await link(page, path).click();
    await page.waitForFunction(() => !document.querySelector("header details[open]"));
  }
  await page.waitForURL(`**${there.path}`);
});

test("opens and closes by touch; its state is that of the details element", async () => {
  const { page } = await visit("/about", { ...desk, hasTouch: true });
  await summary(page, services).tap();
  expect(await open(page)).toEqual([services]);
  expect(await page.locator("header [role^='menu']").count()).toBe(0);
  await summary(page, services).tap();
  expect(await open(page)).toEqual([]);
});

test("without JavaScript it opens and its links work", async () => {
  const { page } = await visit("/about", { javaScriptEnabled: false });
  await tabTo(summary(page, services));
  await page.keyboard.press("Enter");
  await link(page, service.path).click();
  await page.waitForURL(`**${service.path}`);
  expect(await open(page)).toEqual([]);
});
