/** In development: shows the mistakes in content at the bottom of the page. A build does not contain this module. */
import { findingsPath } from "../domain/files";

/** Time between two requests, in ms. */
const interval = 500;

/** Asks the development server for mistakes until the page closes; shows one per line, as `npm run check:content` does. */
export function showFindings(): void {
  const box = document.createElement("pre");
  box.setAttribute("role", "alert");
  // The browser's colors for <mark>, as in src/components/preview.
  box.style.cssText =
    "position: fixed; inset: auto 0 0; z-index: 99; margin: 0; padding: 1em; max-height: 50vh; overflow: auto; white-space: pre-wrap; background: Mark; color: MarkText";
  const ask = async () => {
    // Fails while the server restarts; the box then stays as it is.
    const findings = await fetch(findingsPath)
      .then((response) => response.json() as Promise<string[]>)
      .catch(() => undefined);
    if (findings) update(box, findings.join("\n"));
    setTimeout(() => void ask(), interval);
  };
  void ask();
}

function update(box: HTMLElement, text: string): void {
  // A text that is set again would be read aloud again.
  if (box.textContent !== text) box.textContent = text;
  if (!text) box.remove();
  else if (!box.isConnected) document.body.append(box);
}
