/**
 * Is inlined into every page as text, before its own scripts, so it must not use names from outside. Sends console messages to `address`: WebKit's
 * driver has no command that reads the console, and the results of all engines should be comparable.
 */
export function reporter(address: string): void {
  const send = (words: string) => void navigator.sendBeacon(address, words);
  for (const level of ["warn", "error"] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      send(`console.${level}: ${words.map(String).join(" ")}`);
      say(...words);
    };
  }
  addEventListener("error", ({ message }) => {
    if (message) send(`uncaught: ${message}`);
  });
  addEventListener("unhandledrejection", ({ reason }) => send(`rejected: ${String(reason)}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    send(`violation: ${effectiveDirective} ${blockedURI}`),
  );
}
