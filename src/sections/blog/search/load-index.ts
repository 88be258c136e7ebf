import { readPiece, type IndexPiece } from "../../../domain/article-index";

const longestWait = 15_000;

const pieces = new Map<string, Promise<IndexPiece>>();
const indexes = new Map<string, IndexPiece>();

/** The part of the index at `address` that is loaded: its articles, and the address of the next piece. */
export const knownIndex = (address: string): IndexPiece =>
  indexes.get(address) ?? { articles: [], more: address };

/**
 * Loads the missing pieces of the index at `address` and calls `show` after each one with all articles so far. After a failure the next
 * call continues from there; once `signal` is aborted, nothing more is fetched.
 */
export async function loadIndex(
  address: string,
  show: (index: IndexPiece) => void,
  signal: AbortSignal,
): Promise<void> {
  let index = knownIndex(address);
  while (index.more) {
    const { articles, more } = await loadPiece(index.more);
    if (signal.aborted) return;
    index = { articles: [...index.articles, ...articles], more };
    indexes.set(address, index);
    show(index);
  }
}

/** Fetches the piece at `address` once; after a failure the next call tries again. */
function loadPiece(address: string): Promise<IndexPiece> {
  const known = pieces.get(address);
  if (known) return known;
  const asked = fetchPiece(address).catch((error: unknown) => {
    pieces.delete(address);
    throw error;
  });
  pieces.set(address, asked);
  return asked;
}

async function fetchPiece(address: string): Promise<IndexPiece> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`);
  return readPiece(await answer.json());
}
