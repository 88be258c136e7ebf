/** Keyboard and touch, and what opens the menus. */
import type { Locator, Page } from "playwright-core";
import { literal, menuName, type Menu } from "../../support/content";
import { until } from "../../support/until";
import { boxOf } from "./boxes";

const titled = (menu: Menu) => ({
  hasText: new RegExp(`^${literal(menuName(menu))}$`),
});

/** What opens a menu of the wide navigation. */
export const menuButton = (page: Page, menu: Menu) =>
  page.locator("header nav summary", titled(menu));

/** What opens the drawer, and the group of a menu in it. */
export const drawerButton = (page: Page) =>
  page.locator("header").getByRole("button", { name: "Menu" });
export const drawerGroup = (page: Page, menu: Menu) =>
  page.locator("#drawer summary", titled(menu));

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Waits until `target` has focus. */
export const getsFocus = (target: Locator): Promise<void> => until(() => hasFocus(target));

/** Presses `key` until `target` has focus. Throws if it never does. */
export async function tabTo(target: Locator, key = "Tab"): Promise<void> {
  for (let stop = 0; stop < 200; stop += 1) {
    await target.page().keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${String(target)} does not get focus by ${key}.`);
}

/** The label or text of the focused element. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return name.trim().replace(/\s+/g, " ");
  });

interface Point {
  x: number;
  y: number;
}

/** Moves a finger from `start` by `distance`, in pixels. */
export async function touch(page: Page, start: Point, distance: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", start);
  for (const part of [0.25, 0.5, 0.75, 1])
    await send("touchMove", {
      x: start.x + distance.x * part,
      y: start.y + distance.y * part,
    });
  await send("touchEnd");
  await session.detach();
}

/** Swipes across the center of `target` by `distance` pixels; negative values swipe to the left. */
export async function swipe(target: Locator, distance: number): Promise<void> {
  const page = target.page();
  const box = await boxOf(target);
  const width = Math.min(box.width, page.viewportSize()?.width ?? box.width);
  const x = Math.max(box.x, 0) + width / 2 - distance / 2;
  await touch(page, { x, y: box.y + box.height / 2 }, { x: distance, y: 0 });
}
