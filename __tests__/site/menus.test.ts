/** The two menus of the wide navigation, which are native details elements, and the drawer of narrow screens, a native popover. */
import type { Page } from "playwright-core";
import { business, entries, first, menuLabel, menuName, words } from "../support/content";
import { boxOf } from "./support/boxes";
import {
  drawerButton,
  drawerGroup,
  focusedName,
  hasFocus,
  menuButton,
  tabTo,
} from "./support/input";
import { desk, phone, visit } from "./support/visit";

/** The link to a page in the menus. Found by address, because the names of some links begin with a letter of the drawing. */
const link = (page: Page, path: string) => page.locator(`header nav details a[href="${path}"]`);
const open = (page: Page) => page.locator("header details[open] > summary").allInnerTexts();
const services = menuName("services");
const areas = menuName("areas");
const service = first("Service");

test("keyboard: Enter and Space open, Tab moves through, Escape closes and restores focus, leaving closes", async () => {
  const { page } = await visit("/about");
  await tabTo(menuButton(page, "services"));
  await page.keyboard.press("Enter");
  expect(await open(page)).toEqual([services]);
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.locator("header details[open] a").first())).toBe(true);
  await page.keyboard.press("Escape");
  expect(await open(page)).toEqual([]);
  expect(await hasFocus(menuButton(page, "services"))).toBe(true);
  await page.keyboard.press("Space");
  await tabTo(menuButton(page, "areas"));
  expect(await open(page)).toEqual([]);
  await page.keyboard.press("Space");
  expect(await open(page)).toEqual([areas]);
  await page.keyboard.press("Shift+Tab");
  expect(await open(page)).toEqual([]);
});

test("pointer: opens and closes by a finger; closes on a click on the other menu, elsewhere, and on any link, also to the current page", async () => {
  const [here = service, there = service] = entries("Service");
  const { page } = await visit(here.path, { hasTouch: true });
  await menuButton(page, "services").tap();
  expect(await open(page)).toEqual([services]);
  await menuButton(page, "services").tap();
  expect(await open(page)).toEqual([]);
  await menuButton(page, "services").click();
  await menuButton(page, "areas").click();
  expect(await open(page)).toEqual([areas]);
  await page.mouse.click(640, 700);
  expect(await open(page)).toEqual([]);
  for (const { path } of [here, there]) {
    await menuButton(page, "services").click();
    await link(page, path).click();
    await page.waitForFunction(() => !document.querySelector("header details[open]"));
  }
  await page.waitForURL(`**${there.path}`);
});

test("at 1,440 the number is in the bar alone, and the line above it ends with the free consultation", async () => {
  const { page } = await visit("/about", { viewport: { width: 1440, height: 900 } });
  const visible = (text: string) =>
    page.locator("header").getByText(text, { exact: true }).locator("visible=true");
  expect(await visible(business.phone.display).count()).toBe(1);
  const number = await boxOf(visible(business.phone.display));
  const free = await boxOf(visible(words("Navigation", "free")));
  const quote = await boxOf(page.locator("header [data-quote]").locator("visible=true"));
  expect(free.bottom).toBeLessThan(number.y);
  expect(free.right).toBeCloseTo(quote.right, 0);
});

const drawer = (page: Page) => page.locator("#drawer");
const drawerOpens = (page: Page) => drawer(page).waitFor({ state: "visible" });
const drawerCloses = (page: Page) => drawer(page).waitFor({ state: "hidden" });
const drawerLink = (page: Page, name: string) =>
  drawer(page).getByRole("link", { name, exact: true });

test("drawer, keyboard: opens, traps focus, toggles its groups, closes with Escape and restores focus", async () => {
  const { page } = await visit("/about", phone);
  await tabTo(drawerButton(page));
  await page.keyboard.press("Enter");
  await drawerOpens(page);
  await page.waitForFunction(() => document.activeElement?.closest("#drawer"));
  expect(await focusedName(page)).toBe("Close menu");
  for (const key of ["Tab", "Shift+Tab"])
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press(key);
      expect(await drawer(page).locator(":focus").count()).toBe(1);
    }
  await tabTo(drawerGroup(page, "services"));
  await page.keyboard.press("Enter");
  await drawerLink(page, service.title).waitFor();
  await page.keyboard.press("Enter");
  await drawerLink(page, service.title).waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await drawerCloses(page);
  expect(await hasFocus(drawerButton(page))).toBe(true);
});

test("drawer, touch: closes by its button and on any link, also to the current page", async () => {
  const { page } = await visit("/about", phone);
  const closings = [
    drawer(page).getByRole("button", { name: "Close menu" }),
    drawerLink(page, menuLabel("/about")),
    drawerLink(page, menuLabel("/gallery")),
  ];
  for (const closing of closings) {
    await drawerButton(page).tap();
    await drawerOpens(page);
    expect(await page.getByRole("dialog", { name: "Menu" }).count()).toBe(1);
    await closing.tap();
    await drawerCloses(page);
  }
  await page.waitForURL("**/gallery");
  expect(await page.locator("[inert]").count()).toBe(0);
});

test("drawer: closes when the window becomes wide, and the page is no longer inert", async () => {
  const { page } = await visit("/about", { viewport: phone.viewport });
  await drawerButton(page).click();
  await drawerOpens(page);
  await page.waitForSelector("main[inert]");
  await page.setViewportSize(desk.viewport);
  await drawerCloses(page);
  await page.waitForSelector("main:not([inert])");
});
