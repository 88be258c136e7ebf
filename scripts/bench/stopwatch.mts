/**
 * Measures the time from a click to the frame in which the next page's h1 has been painted, inside the page, for client navigations and document
 * loads alike. It starts with the time stamp of the pointer event and ends in the second frame after the h1 has changed, when the first one has been
 * painted. Both documents use the same clock (performance.timeOrigin).
 */
import type { Page } from "playwright-core";

/** Time limit for showing the next page, in ms. */
const patience = 30_000;

export interface Stopwatch {
  /** Runs `press`, which triggers a pointer event or `startWatch`; returns the ms until the next h1 is painted. */
  time: (press: () => Promise<unknown>) => Promise<number>;
}

/** Prepares `page`; to be called before its first navigation. */
export async function stopwatch(page: Page): Promise<Stopwatch> {
  let report = (ms: number) => void ms;
  await page.exposeFunction("reportPainted", (ms: number) => report(ms));
  await page.addInitScript(watch);
  return {
    time: (press) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`No other h1 after ${patience} ms on ${page.url()}`)),
          patience,
        );
        report = (ms) => {
          clearTimeout(late);
          resolve(ms);
        };
        press().catch(reject);
      }),
  };
}

/**
 * Runs in every document before its own scripts. It has no named functions, for which the compiler would need a helper. The start time and heading
 * are stored in window.name, which is cheap and survives navigations.
 */
function watch(): void {
  let waiting = window.name !== "";
  for (const start of ["pointerdown", "startwatch"])
    window.addEventListener(
      start,
      ({ timeStamp }) => {
        const heading = document.querySelector("h1")?.textContent ?? "";
        window.name = JSON.stringify([performance.timeOrigin + timeStamp, heading]);
        waiting = true;
      },
      true,
    );
  new MutationObserver(() => {
    if (!waiting) return;
    const [pressed, before] = JSON.parse(window.name) as [number, string];
    const heading = document.querySelector("h1")?.textContent;
    if (!heading || heading === before) return;
    waiting = false;
    window.name = "";
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        const painted = performance.timeOrigin + performance.now();
        const tell: unknown = Reflect.get(window, "reportPainted");
        if (typeof tell === "function") tell(painted - pressed);
      });
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Moves `steps` entries in the history (−1 is Back) and starts the measurement. */
export const go = (page: Page, steps: number): Promise<void> =>
  page.evaluate((by) => {
    // Deferred, because leaving the document would discard the result.
    setTimeout(() => {
      window.dispatchEvent(new Event("startwatch"));
      history.go(by);
    });
  }, steps);
