/** The two menus of the wide navigation: native disclosures. */
import type { Page } from "playwright-core";
import { desk } from "../support/devices";
import { hasFocus, tabTo } from "../support/keyboard";
import { visit } from "../support/visit";

const summary = (page: Page, name: string) =>
  page.locator("header nav summary", { hasText: new RegExp(`^${name}$`) });
const link = (page: Page, name: RegExp) =>
  page.locator("header nav").getByRole("link", { name });
const open = (page: Page) => page.locator("header details[open] > summary").allInnerTexts();
const smartHome = /Smart Home Integration/;

test("by keys: Enter opens, Tab goes in, Escape closes and gives the focus back", async () => {
  const { page } = await visit("/about");
  await tabTo(summary(page, "Services"));
  await page.keyboard.press("Enter");
  expect(await open(page)).toEqual(["Services"]);
  await page.keyboard.press("Tab");
  expect(await hasFocus(link(page, /Residential AV/))).toBe(true);
  await page.keyboard.press("Escape");
  expect(await open(page)).toEqual([]);
  expect(await hasFocus(summary(page, "Services"))).toBe(true);
});

test("focus that leaves closes it, forward and back", async () => {
  const { page } = await visit("/about");
  await tabTo(summary(page, "Services"));
  await page.keyboard.press("Space");
  await tabTo(summary(page, "Service Areas"));
  expect(await open(page)).toEqual([]);
  await page.keyboard.press("Space");
  expect(await open(page)).toEqual(["Service Areas"]);
  await page.keyboard.press("Shift+Tab");
  expect(await open(page)).toEqual([]);
});

test("a press elsewhere and the other menu close it", async () => {
  const { page } = await visit("/about");
  await summary(page, "Services").click();
  await summary(page, "Service Areas").click();
  expect(await open(page)).toEqual(["Service Areas"]);
  await page.mouse.click(640, 700);
  expect(await open(page)).toEqual([]);
});

test("choosing a link goes there and closes, also one to the same page", async () => {
  const { page } = await visit("/services/low-voltage");
  for (const name of [/Low Voltage/, smartHome]) {
    await summary(page, "Services").click();
    await link(page, name).click();
    await page.waitForFunction(() => !document.querySelector("header details[open]"));
  }
  await page.waitForURL("**/services/smart-home");
});

test("by touch, and the state is the element's own", async () => {
  const { page } = await visit("/about", { ...desk, hasTouch: true });
  await summary(page, "Services").tap();
  expect(await open(page)).toEqual(["Services"]);
  expect(await page.locator("header [role^='menu']").count()).toBe(0);
  await summary(page, "Services").tap();
  expect(await open(page)).toEqual([]);
});

test("without JavaScript it opens and leads on", async () => {
  const { page } = await visit("/about", { javaScriptEnabled: false });
  await tabTo(summary(page, "Services"));
  await page.keyboard.press("Enter");
  await link(page, smartHome).click();
  await page.waitForURL("**/services/smart-home");
  expect(await open(page)).toEqual([]);
});
