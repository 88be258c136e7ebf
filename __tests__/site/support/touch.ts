/** Simulates touch gestures. */
import type { Locator } from "playwright-core";

/** Swipes across the center of `target` by `by` pixels; negative values swipe to the left. */
export async function swipe(target: Locator, by: number): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not on the page.`);
  const width = Math.min(box.width, page.viewportSize()?.width ?? box.width);
  const at = { x: Math.max(box.x, 0) + width / 2 - by / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", across?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: across === undefined ? [] : [{ x: at.x + across, y: at.y }],
    });
  await touch("touchStart", 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", by * share);
  await touch("touchEnd");
  await session.detach();
}
