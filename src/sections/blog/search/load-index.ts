import { readPiece, type IndexPiece } from "../../../domain/article-index";

const longestWait = 15_000;

const pieces = new Map<string, Promise<IndexPiece>>();
const indexes = new Map<string, IndexPiece>();

/** As much of the index at `address` as is there: its articles, and what is still to come. */
export const knownIndex = (address: string): IndexPiece =>
  indexes.get(address) ?? { articles: [], more: address };

/**
 * Loads what is missing of the index at `address`, piece by piece, and gives `show` all that is there after each one. After a failure the
 * next call goes on from there; after `signal` nothing more is asked for.
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

/** The piece at `address`, asked for once; after a failure the next call asks again. */
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
