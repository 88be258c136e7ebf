/** Section 2: rows about interaction, which need a browser. The constants in them have rows of their own. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { listRows } from "./moving-lists";
import { open, phone, tablet, wide, type MovingRow } from "./moving-row";

/** The visible parts of the header. */
const seen = (page: Page) =>
  page
    .locator("header")
    .first()
    .evaluate((header) => {
      const visible = (selector: string, word = "") =>
        [...header.querySelectorAll(selector)].some(
          (element) => element.checkVisibility() && (element.textContent ?? "").includes(word),
        );
      return {
        navigation: visible("nav"),
        quote: visible("a", "Request a Free Quote"),
        short: visible("a", "Request Quote"),
        menu: visible("button"),
        phone: visible("a[href^='tel:']"),
      };
    });

const drawerOf = (page: Page) => page.locator("#drawer");
const isOpen = (page: Page) =>
  drawerOf(page).evaluate((drawer) => drawer.matches(":popover-open"));

async function openDrawer(page: Page): Promise<void> {
  await page.locator("header button[popovertarget]").click();
  assert.equal(await isOpen(page), true, "the drawer did not open");
}

export const movingRows: readonly MovingRow[] = [
  {
    spec: "Header on wide screens: navigation and quote button, no menu button",
    line: 64,
    check: async () =>
      assert.deepEqual(await seen(await open("/about", wide)), {
        navigation: true,
        quote: true,
        short: false,
        menu: false,
        phone: true,
      }),
  },
  {
    spec: "Header on narrow screens: menu button and phone link",
    line: 66,
    check: async () =>
      assert.deepEqual(await seen(await open("/about", phone)), {
        navigation: false,
        quote: false,
        short: false,
        menu: true,
        phone: true,
      }),
  },
  {
    spec: "Header from small-screen width upward: “Request Quote” beside the menu button",
    line: 70,
    check: async () =>
      assert.deepEqual(await seen(await open("/about", tablet)), {
        navigation: false,
        quote: false,
        short: true,
        menu: true,
        phone: true,
      }),
  },
  {
    spec: "Drawer: its groups open and close",
    line: 68,
    check: async () => {
      const page = await open("/about", phone);
      await openDrawer(page);
      for (const name of ["Services", "Service Areas"]) {
        const group = drawerOf(page).locator("details", {
          has: page.locator("summary", { hasText: new RegExp(`^${name}$`) }),
        });
        assert.equal(await group.locator("li").first().isVisible(), false);
        await group.locator("summary").click();
        assert.equal(await group.locator("li").first().isVisible(), true);
        await group.locator("summary").click();
        assert.equal(await group.locator("li").first().isVisible(), false);
      }
    },
  },
  {
    spec: "Drawer: choosing any link closes it",
    line: 69,
    check: async () => {
      const page = await open("/about", phone);
      for (const name of ["Gallery", "About Us"]) {
        await openDrawer(page);
        await drawerOf(page).getByRole("link", { name, exact: true }).click();
        await page.waitForFunction(() => !document.querySelector("#drawer:popover-open"));
      }
      // The link to the current page closes the drawer, too.
      await openDrawer(page);
      await drawerOf(page).getByRole("link", { name: "About Us", exact: true }).click();
      await page.waitForFunction(() => !document.querySelector("#drawer:popover-open"));
    },
  },
  {
    spec: "Home 6: the carousel of featured projects",
    line: 94,
    check: async () => {
      const page = await open("/");
      const carousel = page.locator("main [aria-roledescription='carousel']");
      await carousel.waitFor();
      const after = await carousel.evaluate((element) => ({
        before:
          element.previousElementSibling?.previousElementSibling?.querySelector("h2")
            ?.textContent,
        behind: element.nextElementSibling?.querySelectorAll("figure").length,
      }));
      assert.match(after.before ?? "", /five counties/);
      assert.equal(after.behind, 3);
      const targets = await carousel
        .locator("a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      assert.equal(targets.length, 4);
      for (const target of targets) assert.match(target, /^\/gallery\/[a-z\d-]+$/);
    },
  },
  ...listRows,
];
