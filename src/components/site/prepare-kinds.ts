/** Written by Gatsby: the files of each of webpack's chunks. A list in every page would be a kilobyte before its first view. */
const chunks = "/chunk-map.json";

let prepared = false;

/**
 * Fetches, once, what the pages of every kind are shown with, scripts and styles (70 kB): a click on a link whose page was not made ready
 * then waits for its data alone, and is no slower than a whole document. Where the list of chunks cannot be had, clicks wait for them.
 */
export async function prepareKinds(): Promise<void> {
  if (prepared) return;
  prepared = true;
  const files = await filesOf(chunks);
  for (const file of files.filter((name) => name.startsWith("/component---"))) {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.as = file.endsWith(".css") ? "style" : "script";
    link.href = file;
    document.head.append(link);
  }
}

async function filesOf(list: string): Promise<string[]> {
  try {
    const response = await fetch(list);
    return Object.values((await response.json()) as Record<string, string[]>).flat();
  } catch {
    return [];
  }
}
