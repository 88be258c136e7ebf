/** The drawer of narrow screens: a native popover. */
import type { Page } from "playwright-core";
import { first, literal, menuLabel, menuName } from "../support/content";
import { desk, phone } from "./support/devices";
import { focusedName, hasFocus, tabTo } from "./support/input";
import { visit } from "./support/visit";

const drawer = (page: Page) => page.locator("#drawer");
const button = (page: Page) => page.locator("header").getByRole("button", { name: "Menu" });
const opens = (page: Page) => drawer(page).waitFor({ state: "visible" });
const closes = (page: Page) => drawer(page).waitFor({ state: "hidden" });
const link = (page: Page, name: string) =>
  drawer(page).getByRole("link", { name, exact: true });

test("keyboard: opens, traps focus, toggles its groups, closes with Escape and restores focus", async () => {
  const { page } = await visit("/about", phone);
  await tabTo(button(page));
  await page.keyboard.press("Enter");
  await opens(page);
  await page.waitForFunction(() => document.activeElement?.closest("#drawer"));
  expect(await focusedName(page)).toBe("Close menu");
  for (const key of ["Tab", "Shift+Tab"])
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press(key);
      expect(await drawer(page).locator(":focus").count()).toBe(1);
    }
  const name = new RegExp(`^${literal(menuName("services"))}$`);
  await tabTo(drawer(page).locator("summary", { hasText: name }));
  await page.keyboard.press("Enter");
  await link(page, first("Service").title).waitFor();
  await page.keyboard.press("Enter");
  await link(page, first("Service").title).waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await closes(page);
  expect(await hasFocus(button(page))).toBe(true);
});

test("touch: closes by its button and on any link, also to the current page", async () => {
  const { page } = await visit("/about", phone);
  const closings = [
    drawer(page).getByRole("button", { name: "Close menu" }),
    link(page, menuLabel("/about")),
    link(page, menuLabel("/gallery")),
  ];
  for (const closing of closings) {
    await button(page).tap();
    await opens(page);
    expect(await page.getByRole("dialog", { name: "Menu" }).count()).toBe(1);
    await closing.tap();
    await closes(page);
  }
  await page.waitForURL("**/gallery");
  expect(await page.locator("[inert]").count()).toBe(0);
});

test("closes when the window becomes wide, and the page is no longer inert", async () => {
  const { page } = await visit("/about", { viewport: phone.viewport });
  await button(page).click();
  await opens(page);
  await page.waitForSelector("main[inert]");
  await page.setViewportSize(desk.viewport);
  await closes(page);
  await page.waitForSelector("main:not([inert])");
});
