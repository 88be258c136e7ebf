import type { CSSProperties } from "react";

/**
 * Returns the style `--in-row`: how many of `count` items share a row, so that rows differ by as little as possible and none has a single item
 * (decision 35).
 * @param count 1 or more.
 * @param most the number of items that a row has room for; 7 items with at most 3 in a row become 4 + 3.
 */
export function perRow(count: number, most: number): CSSProperties {
  const inRow = Math.ceil(count / Math.ceil(count / most));
  return { "--in-row": count > 1 && count % inRow === 1 ? inRow + 1 : inRow } as CSSProperties;
}
