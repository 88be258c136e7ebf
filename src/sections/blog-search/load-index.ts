import { readIndex, type IndexedArticle } from "../../business/article-index";

const longestWait = 15_000;

const loading = new Map<string, Promise<readonly IndexedArticle[]>>();

/** The index of all articles at `address`, asked for once; after a failure the next call asks again. */
export function loadIndex(address: string): Promise<readonly IndexedArticle[]> {
  const known = loading.get(address);
  if (known) return known;
  const asked = fetchIndex(address).catch((error: unknown) => {
    loading.delete(address);
    throw error;
  });
  loading.set(address, asked);
  return asked;
}

async function fetchIndex(address: string): Promise<readonly IndexedArticle[]> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`);
  return readIndex(await answer.json());
}
