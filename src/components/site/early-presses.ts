declare global {
  interface Window {
    /** Buttons pressed before React answered, each with its markup at that moment; kept by src/build/late-scripts.ts. */
    earlyPresses?: [button: HTMLElement, markup: string][];
  }
}

/**
 * Presses again what was pressed before React answered. A button that looks otherwise by now has answered, and a second press out of
 * impatience means the first one once more.
 */
export function pressAgain(): void {
  for (const [button, markup] of window.earlyPresses?.splice(0) ?? [])
    if (button.outerHTML === markup) button.click();
}
