declare global {
  interface Window {
    /** Buttons clicked before hydration, each with its markup at that moment; collected by src/gatsby/late-scripts.ts. */
    earlyClicks?: [button: HTMLElement, markup: string][];
  }
}

/**
 * Repeats clicks on buttons that came before hydration. A button whose markup has changed since has answered already: several impatient
 * clicks count as one.
 */
export function replayEarlyClicks(): void {
  for (const [button, markup] of window.earlyClicks?.splice(0) ?? [])
    if (button.outerHTML === markup) button.click();
}
