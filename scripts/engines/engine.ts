/** A common interface of the three browser engines, so that the same tests run in all of them. */

export type EngineName = "Chromium" | "Firefox" | "WebKit";

/** Size of a window's viewport in CSS pixels, scrollbar included. */
export interface Size {
  width: number;
  height: number;
}

/** A running browser. */
export interface Engine {
  readonly name: EngineName;
  /**
   * Opens `url` in a window of that size, and resolves at its load event.
   * @param warm whether to use the window and the cache of the last warm page, which must be closed. Otherwise both are new; only WebKit always has the
   * same window, and a cache in which other addresses are.
   * @throws if the page cannot be loaded.
   */
  open(url: string, size: Size, warm?: boolean): Promise<Tab>;
  /** Stops the browser and its child processes. */
  close(): Promise<void>;
}

/** One page in a browser. Selectors are CSS; an action on a selector that matches nothing throws. */
export interface Tab {
  /** Gives the viewport another size. In WebKit, a page that was opened in a wider window stays at least 450 px wide. */
  resize(size: Size): Promise<void>;
  /** Loads another address and resolves at its load event. */
  goto(url: string): Promise<void>;
  /** Runs `action` in the page with JSON arguments, and resolves with its JSON result. It must not use names from outside. */
  run<A extends unknown[], R>(action: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** Clicks the center of the first visible match. */
  click(selector: string): Promise<void>;
  /** Moves the pointer to the center of the first visible match. */
  hover(selector: string): Promise<void>;
  /** Presses and releases a key, by its name in KeyboardEvent.key. */
  press(key: Key): Promise<void>;
  /** Types `text` into the focused element. */
  type(text: string): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  back(): Promise<void>;
  forward(): Promise<void>;
  close(): Promise<void>;
}

export type Key = "ArrowLeft" | "ArrowRight" | "Enter" | "Escape" | "Shift" | "Tab";

/** Returns a function that gives the page for a visit: one that `open` opens, or the same for all warm visits. */
export function keeping<Page>(open: () => Promise<Page>): (warm: boolean) => Promise<Page> {
  let kept: Promise<Page> | undefined;
  return (warm) => (warm ? (kept ??= open()) : open());
}

/** Polls `holds` until it returns true. @throws an error with the source code of `holds` after `patience` ms. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  patience = 10_000,
): Promise<void> {
  const end = Date.now() + patience;
  const held = async () => holds();
  while (!(await held().catch(() => false))) {
    if (Date.now() > end)
      throw new Error(`This never became true within ${patience} ms: ${String(holds)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
