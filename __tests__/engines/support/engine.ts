/** One interface to three browser engines, so that the same tests run in all of them. */

/** The size of a viewport in CSS pixels, scrollbar included. WebKit's windows are at least 447 px wide. */
export interface Size {
  width: number;
  height: number;
}

export type Key = "ArrowRight" | "Enter" | "Escape" | "Shift" | "Tab";

/** A running browser with one page. An action on a selector waits until its first match is visible. */
export interface Engine {
  /** Changes the size of the viewport. */
  resize(size: Size): Promise<void>;
  /** Loads `url`. Resolves at the load event. */
  open(url: string): Promise<void>;
  /** Runs `action` in the page with JSON arguments. It must not use names from outside. */
  run<A extends unknown[], R>(action: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  click(selector: string): Promise<void>;
  /** Presses a key, by its name in KeyboardEvent.key. */
  press(key: Key): Promise<void>;
  /** Types `text` into the focused element. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  /** A picture of the viewport, as JPEG where the driver can, which takes half the time. */
  screenshot(): Promise<Buffer>;
  /** Console warnings and errors, uncaught errors and violations of the policy since the page was opened. */
  messages(): Promise<readonly string[]>;
  /** Stops the browser and its child processes. */
  close(): Promise<void>;
}
