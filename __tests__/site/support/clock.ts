/** Controls the page's clock. */
import type { Page } from "playwright-core";

/** Flushes React's updates, which may start timers, advances the page's paused clock by `ms`, and flushes the updates that follow. */
export async function pass(page: Page, ms: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(ms);
  await settle(page);
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
