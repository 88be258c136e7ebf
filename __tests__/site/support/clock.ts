/** Controls the page's clock. */
import type { Page } from "playwright-core";

/** Flushes React's updates, which may start timers, advances the page's paused clock by `ms`, and flushes the updates that follow. */
export async function pass(page: Page, ms: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(ms);
  await settle(page);
}

/** Advances the page's paused clock in small steps until `condition` returns true. */
export async function passUntil(
  page: Page,
  condition: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`This never became true: ${String(condition)}`);
    await page.clock.runFor(50);
  }
}

/** Flushes React's updates. React schedules them with messages, so this waits for two more messages. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(turn);
      });
  });
}
