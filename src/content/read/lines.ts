/** Finds the line of a value in parsed YAML. */
import { isMap, isNode, isScalar, isSeq, type Document, type LineCounter } from "yaml";

/** Finds values in a file. */
export interface Finder {
  /** The line of the value at `keys`, or of its nearest key that exists, or the first line of the file. */
  lineOf: (keys: readonly PropertyKey[]) => number;
  /** The value at `keys` as the file has it, if it is a single one: YAML reads 0107 as the number 107. */
  sourceOf: (keys: readonly PropertyKey[]) => string | undefined;
}

/** The finder for `document`. `offset` is the number of lines above the YAML. */
export function finderIn(document: Document, counter: LineCounter, offset: number): Finder {
  const find = (keys: readonly PropertyKey[]) => {
    let node: unknown = document.contents;
    let position: number | undefined;
    for (const key of keys) {
      const found = step(node, key);
      if (!found) return { position };
      position = found.position ?? position;
      node = found.value;
    }
    return { position, node };
  };
  return {
    lineOf: (keys) => {
      const { position } = find(keys);
      return position === undefined ? 1 : counter.linePos(position).line + offset;
    },
    sourceOf: (keys) => {
      const { node } = find(keys);
      return isScalar(node) ? node.source : undefined;
    },
  };
}

function step(node: unknown, key: PropertyKey) {
  if (isMap(node)) {
    const pair = node.items.find(
      (item) => isScalar(item.key) && String(item.key.value) === String(key),
    );
    return pair && { value: pair.value, position: startOf(pair.key) };
  }
  if (isSeq(node)) {
    const value = node.items[Number(key)];
    return value === undefined ? undefined : { value, position: startOf(value) };
  }
  return undefined;
}

const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined);
