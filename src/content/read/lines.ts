/** Finds the line of a value in parsed YAML. */
import { isMap, isNode, isScalar, isSeq, type Document, type LineCounter } from "yaml";

/**
 * Returns a function from the keys of a value to its line: the line of the deepest key that exists, or the first line of the file. `offset`
 * is the number of lines above the YAML.
 */
export function lineFinder(document: Document, counter: LineCounter, offset: number) {
  return (keys: readonly PropertyKey[]): number => {
    let node: unknown = document.contents;
    let position: number | undefined;
    for (const key of keys) {
      const found = step(node, key);
      if (!found) break;
      position = found.position ?? position;
      node = found.value;
    }
    return position === undefined ? 1 : counter.linePos(position).line + offset;
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
