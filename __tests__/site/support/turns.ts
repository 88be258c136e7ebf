/** Runs `work` for every item, at most `limit` at once. Returns the promises in the order of the items. */
export function inTurns<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result>[] {
  const results: Promise<Result>[] = [];
  for (const item of items) {
    // Waits for the item `limit` positions before, whether it succeeds or fails.
    const before = results[results.length - limit];
    const result = Promise.allSettled([before]).then(() => work(item));
    // Prevents an unhandled rejection until the caller awaits the promise.
    result.catch(() => undefined);
    results.push(result);
  }
  return results;
}
