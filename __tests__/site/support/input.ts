/** Keyboard and touch. */
import type { Locator, Page } from "playwright-core";

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

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

/** Swipes across the center of `target` by `distance` pixels; negative values swipe to the left. */
export async function swipe(target: Locator, distance: number): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not on the page.`);
  const width = Math.min(box.width, page.viewportSize()?.width ?? box.width);
  const start = { x: Math.max(box.x, 0) + width / 2 - distance / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", across?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: across === undefined ? [] : [{ x: start.x + across, y: start.y }],
    });
  await touch("touchStart", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", distance * part);
  await touch("touchEnd");
  await session.detach();
}
