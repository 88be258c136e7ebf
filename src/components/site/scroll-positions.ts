/**
 * Leaves it to Gatsby to bring back scroll positions while the site is open. The browser would do it before the page is there, held by the
 * height of the one that is left, and Gatsby would keep that as the visitor's own place. Documents that are loaded anew are the
 * browser's again, whose scripts come late.
 */
export function keepScrollPositions(): void {
  const manual = () => {
    window.history.scrollRestoration = "manual";
  };
  manual();
  window.addEventListener("pageshow", manual);
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto";
  });
}
