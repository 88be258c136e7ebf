/** Starts `work` for every item, at most `limit` at once; returns the promise of each, in the items' order. */
export function inTurns<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result>[] {
  const results: Promise<Result>[] = [];
  for (const item of items) {
    // Each waits for the one that is `limit` places before it, however that ends.
    const before = results[results.length - limit];
    const result = Promise.allSettled([before]).then(() => work(item));
    // Its failure is told by whoever awaits it, if anybody does.
    result.catch(() => undefined);
    results.push(result);
  }
  return results;
}
