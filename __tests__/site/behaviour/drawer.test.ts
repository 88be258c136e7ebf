/** The drawer of narrow screens: a native popover that works with and without scripts. */
import type { Page } from "playwright-core";
import { first, literal, menuLabel, menuName } from "../../support/content";
import { desk, phone } from "../support/devices";
import { focusedName, hasFocus, tabTo } from "../support/keyboard";
import { visit } from "../support/visit";

const drawer = (page: Page) => page.locator("#drawer");
const menu = (page: Page) => page.locator("header").getByRole("button", { name: "Menu" });
const opened = (page: Page) => drawer(page).waitFor({ state: "visible" });
const closed = (page: Page) => drawer(page).waitFor({ state: "hidden" });
const exactly = (label: string) => new RegExp(`^${literal(label)}$`);
const link = (page: Page, name: string) =>
  drawer(page).getByRole("link", { name, exact: true });

test("keyboard: opens, traps focus, toggles its groups, closes with Escape and restores focus", async () => {
  const { page } = await visit("/about", phone);
  await tabTo(menu(page));
  await page.keyboard.press("Enter");
  await opened(page);
  await page.waitForFunction(() => document.activeElement?.closest("#drawer"));
  expect(await focusedName(page)).toBe("Close menu");
  for (const key of ["Tab", "Shift+Tab"])
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press(key);
      expect(await drawer(page).locator(":focus").count()).toBe(1);
    }
  const group = drawer(page).locator("summary", { hasText: exactly(menuName("services")) });
  const service = first("Service").title;
  await tabTo(group);
  await page.keyboard.press("Enter");
  await link(page, service).waitFor();
  await page.keyboard.press("Enter");
  await link(page, service).waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await closed(page);
  expect(await hasFocus(menu(page))).toBe(true);
});

test("closes on a click on any link, including one to the current page", async () => {
  const { page } = await visit("/about", phone);
  for (const to of ["/about", "/gallery"]) {
    await menu(page).tap();
    await opened(page);
    await link(page, menuLabel(to)).tap();
    await closed(page);
  }
  await page.waitForURL("**/gallery");
  expect(await page.locator("[inert]").count()).toBe(0);
});

test("closes when the window becomes wide, and the page is no longer inert", async () => {
  const { page } = await visit("/about", { viewport: phone.viewport });
  await menu(page).click();
  await opened(page);
  await page.waitForSelector("main[inert]");
  await page.setViewportSize(desk.viewport);
  await closed(page);
  await page.waitForSelector("main:not([inert])");
});

test("the button has a collapsed state, and the open drawer is a dialog", async () => {
  const { page } = await visit("/about", phone);
  const session = await page.context().newCDPSession(page);
  const expanded = async () => {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const button = nodes.find(
      ({ role, name }) => role?.value === "button" && name?.value === "Menu",
    );
    return button?.properties?.find(({ name }) => name === "expanded")?.value.value as unknown;
  };
  expect(await expanded()).toBe(false);
  await menu(page).evaluate((button: HTMLElement) => button.click());
  await opened(page);
  expect(await page.getByRole("dialog", { name: "Menu" }).count()).toBe(1);
  expect(await drawer(page).locator("[role^='menu']").count()).toBe(0);
});

test("without JavaScript it opens, its groups open and its links work", async () => {
  const region = first("Region");
  const { page } = await visit("/about", { ...phone, javaScriptEnabled: false });
  await menu(page).tap();
  await opened(page);
  await drawer(page).getByRole("button", { name: "Close menu" }).tap();
  await closed(page);
  await tabTo(menu(page));
  await page.keyboard.press("Enter");
  await opened(page);
  const group = drawer(page).locator("summary", { hasText: exactly(menuName("areas")) });
  await tabTo(group);
  await page.keyboard.press("Space");
  await link(page, region.title).tap();
  await page.waitForURL(`**${region.path}`);
});
