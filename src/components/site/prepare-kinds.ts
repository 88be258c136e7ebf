let prepared = false;

/**
 * Fetches, once, what the pages of every kind are shown with, scripts and styles (70 kB): a click on a link whose page was not made ready
 * then waits for its data alone, and is no slower than a whole document.
 */
export function prepareKinds(): void {
  if (prepared) return;
  prepared = true;
  const files = Object.values(
    JSON.parse(window.___chunkMapping ?? "{}") as Record<string, string[]>,
  ).flat();
  for (const file of files.filter((name) => name.startsWith("/component---"))) {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.as = file.endsWith(".css") ? "style" : "script";
    link.href = file;
    document.head.append(link);
  }
}
