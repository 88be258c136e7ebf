/** Written by Gatsby: the files of each of webpack's chunks. A list in every page would be a kilobyte before its first view. */
const chunks = "/chunk-map.json";

let prepared = false;

/**
 * Fetches, once, the scripts and styles of every kind of page (70 kB) into the HTTP cache: a click on a link whose page was not prefetched
 * then waits for its data alone, and is no slower than a full page load. Where the list of chunks fails to load, clicks wait for them.
 */
export async function prepareKinds(): Promise<void> {
  if (prepared) return;
  prepared = true;
  const files = await filesOf(chunks);
  await Promise.all(files.filter((name) => name.startsWith("/component---")).map(intoCache));
}

/**
 * Not by `<link rel="prefetch">`: Firefox checks it against default-src, which is 'none', and Safari does not support it. A fetch falls under
 * connect-src everywhere; its response is cached once its body has been read.
 */
const intoCache = (file: string) =>
  fetch(file, { priority: "low" })
    .then((response) => response.blob())
    .catch(() => undefined);

async function filesOf(list: string): Promise<string[]> {
  try {
    const response = await fetch(list);
    return Object.values((await response.json()) as Record<string, string[]>).flat();
  } catch {
    return [];
  }
}
