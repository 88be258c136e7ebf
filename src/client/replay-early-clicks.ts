declare global {
  interface Window {
    /** Buttons clicked before hydration, each with its markup at that moment; collected by src/gatsby/late-scripts.ts. */
    earlyClicks?: [button: HTMLElement, markup: string][];
  }
}

/**
 * Replays clicks on buttons from before hydration. Skips a button whose markup has changed since then: an earlier replayed click has changed
 * it, so several impatient clicks count as one.
 */
export function replayEarlyClicks(): void {
  for (const [button, markup] of window.earlyClicks?.splice(0) ?? [])
    if (button.outerHTML === markup) button.click();
}
