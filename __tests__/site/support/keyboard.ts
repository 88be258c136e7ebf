/** Moves through a page by keyboard. */
import type { Locator, Page } from "playwright-core";

/** More than the number of stops on any page. */
const most = 200;

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses `key` until `target` has focus. Throws if it never does. */
export async function tabTo(target: Locator, key = "Tab"): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await target.page().keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${String(target)} does not get focus by ${key}.`);
}

/** The names of the next `count` elements in tab order. */
export async function nextStops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press("Tab");
    names.push(await focusedName(page));
  }
  return names;
}

/** The label or text of the focused element. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return name.trim().replace(/\s+/g, " ");
  });
