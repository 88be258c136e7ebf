/**
 * Measures from the visitor's press to the frame in which the next page's h1 has been painted, inside the pages themselves and alike for a
 * navigation by script and for one that loads a document. The watch starts with the time stamp that the browser gives the pointer, which
 * is older than any handler; it ends in the second frame after the h1 reads otherwise: the first one has then been painted. The clock of
 * both documents is the same (performance.timeOrigin).
 */
import type { Page } from "playwright-core";

/** How long a page may take until it is shown, in ms. */
const patience = 30_000;

export interface Stopwatch {
  /** Runs `press`, which begins in the page with a pointer or with `startWatch`; gives back the ms until the next h1 is painted. */
  time: (press: () => Promise<unknown>) => Promise<number>;
}

/** Prepares `page`, before it is sent anywhere. */
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
 * Runs in every document before anything of its own. No function in it has a name: the compiler would want its helper there. When it
 * began and under which heading stands in the window's name, which the next document finds and which costs the press nothing.
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

/** Goes `steps` pages on in the history (back: −1), and starts the watch with it. */
export const go = (page: Page, steps: number): Promise<void> =>
  page.evaluate((by) => {
    // Later, or a document that is left would take its answer with it.
    setTimeout(() => {
      window.dispatchEvent(new Event("startwatch"));
      history.go(by);
    });
  }, steps);
