/** Going through a page by keys alone. */
import type { Locator, Page } from "playwright-core";

/** More stops than any page has. */
const most = 200;

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses `key` until `target` has focus; throws where that never happens. */
export async function tabTo(target: Locator, key = "Tab"): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await target.page().keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${String(target)} does not get focus by ${key}.`);
}

/** The names of the next `count` stops of the Tab key. */
export async function nextStops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press("Tab");
    names.push(await focusedName(page));
  }
  return names;
}

/** The label of what has focus, or its text. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return name.trim().replace(/\s+/g, " ");
  });
