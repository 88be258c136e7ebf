/** Time that passes when a test says so. */
import type { Page } from "playwright-core";

/** Lets `ms` pass on the page's clock, which stands still, and then React take part. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await settle(page);
}

/** Waits until what React has planned is done: it plans by messages, so that two more come after them. */
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
