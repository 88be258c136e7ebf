/** Changes values of a YAML document in place, so that its comments, its quotation marks and the order of its fields stay. */
import {
  Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Pair,
  Scalar,
  visit,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isEmpty, isGroup, isSame } from "./tidy";

/** Sets the value of `document`. Nodes whose value stays the same are not changed. */
export function patchDocument(document: Document, value: unknown): void {
  document.contents = patched(document, document.contents, value);
}

/** The node for `value`: `node` itself with the new value if it has the right type, or else a new node. */
function patched(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && isSame(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) return patchMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return patchSeq(document, node, value);
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value))
    return patchScalar(node, value);
  return newNode(document, value, node);
}

function patchMap(
  document: Document,
  map: YAMLMap,
  values: Readonly<Record<string, unknown>>,
): YAMLMap {
  map.items = map.items.filter((pair) => {
    // A name with nothing after its colon counts as left out, so it can stay.
    const old = isNode(pair.value) ? (pair.value.toJS(document) as unknown) : undefined;
    return nameOf(pair) in values || isEmpty(old);
  });
  const names = Object.keys(values);
  names.forEach((name, index) => {
    const pair = map.items.find((item) => nameOf(item) === name);
    if (pair) {
      const comments = commentsOf(pair.value);
      pair.value = Object.assign(patched(document, pair.value, values[name]), comments);
      return;
    }
    const before = names.slice(0, index).reverse();
    const last = before.map((other) => map.items.findIndex((item) => nameOf(item) === other));
    const at = (last.find((place) => place >= 0) ?? -1) + 1;
    const added = new Pair(document.createNode(name), newNode(document, values[name]));
    map.items.splice(at, 0, added);
  });
  return map;
}

const nameOf = (pair: unknown) =>
  isPair(pair) ? String(isScalar(pair.key) ? pair.key.value : pair.key) : "";

/** The comments of a node, to be copied to the node that replaces it. */
function commentsOf(node: unknown) {
  if (!isNode(node)) return {};
  const { comment, commentBefore, spaceBefore } = node;
  return {
    ...(comment && { comment }),
    ...(commentBefore && { commentBefore }),
    ...(spaceBefore && { spaceBefore }),
  };
}

/** Matches new items with old ones: first by equal values, then by equal first fields, and last by their places. */
function patchSeq(document: Document, seq: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const old = [...seq.items];
  const plain = old.map((item) => (isNode(item) ? (item.toJS(document) as unknown) : item));
  const free = new Set(old.keys());
  const take = (fits: (index: number) => boolean) => {
    const found = [...free].find(fits);
    if (found !== undefined) free.delete(found);
    return found;
  };
  const unchanged = values.map((value) => take((index) => isSame(plain[index], value)));
  const renamed = values.map((value, place) =>
    unchanged[place] === undefined && firstOf(value) !== undefined
      ? take((index) => isSame(firstOf(plain[index]), firstOf(value)))
      : undefined,
  );
  const [first] = old;
  seq.items = values.map((value, place) => {
    const kept = unchanged[place] ?? renamed[place];
    const index =
      kept ?? (old.length === values.length ? take((other) => other === place) : undefined);
    return index === undefined
      ? newNode(document, value, first)
      : patched(document, old[index], value);
  });
  return seq;
}

const firstOf = (value: unknown) => (isGroup(value) ? Object.values(value)[0] : undefined);

/**
 * Sets the value of `scalar`. If the old value needed its quotation marks, the new value has them only if it needs them, too. Other quotation
 * marks stay. Thus a value that is changed and changed back is written as before.
 */
function patchScalar(scalar: Scalar, value: unknown): Scalar {
  const needed =
    scalar.type !== Scalar.PLAIN && new Document(scalar.value).toString().startsWith('"');
  scalar.value = value;
  delete scalar.source;
  delete scalar.format;
  delete scalar.minFractionDigits;
  if (needed) delete scalar.type;
  return scalar;
}

/** A node for a new value. It is written on one line if `like` is, or if it is a list of numbers. */
export function newNode(document: Document, value: unknown, like?: unknown): Node {
  const node = document.createNode(value) as Node;
  const flow = (isMap(like) || isSeq(like)) && like.flow === true;
  if ((isMap(node) || isSeq(node)) && flow) node.flow = true;
  visit(node, {
    Seq: (_, list) => {
      if (list.items.every((item) => isScalar(item) && typeof item.value === "number"))
        list.flow = true;
    },
  });
  return node;
}
