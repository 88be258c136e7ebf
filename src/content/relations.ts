/**
 * Nodes refer to one another by their ids. Gatsby then finds them without a search, and a page depends only on the nodes that it shows: a
 * link by another field makes it depend on all entries of that kind.
 */
import { z } from "zod";
import type { Kind } from "./kind";
import type { ContentNode } from "./content-node";
import { metaOf, required } from "./walk";

/** Made from kind and slug, so that checkouts in different folders produce the same page data. */
export const nodeId = (type: string, slug: string): string => `${type} ${slug}`;

/** Stands for every item of a list. */
const each = Symbol("each");
type Keys = readonly (string | typeof each)[];

/** A relation of a kind: the keys that lead to its value, and its target. */
interface Relation {
  keys: Keys;
  kind: string;
  by: string;
}

type Fields = Record<string, unknown>;

/** Returns a function from one of `nodes` to its fields, with ids in place of the relations' values. */
export function withIds(
  nodes: readonly ContentNode[],
  kinds: readonly Kind[],
): (node: ContentNode) => Fields {
  const relations = new Map(kinds.map((kind) => [kind.type, relationsOf(kind)]));
  const slugs = new Map<string, Map<string, string>>();
  const slugsBy = (kind: string, by: string) => {
    const name = `${kind} ${by}`;
    const known = slugs.get(name);
    if (known) return known;
    const found = new Map(
      nodes
        .filter(({ type }) => type === kind)
        .map(({ slug, fields }) => [String(fields[by]), slug]),
    );
    slugs.set(name, found);
    return found;
  };
  return ({ type, fields }) =>
    (relations.get(type) ?? []).reduce<Fields>((before, { keys, kind, by }) => {
      const idOf = (value: string) =>
        nodeId(kind, by === "slug" ? value : (slugsBy(kind, by).get(value) ?? value));
      return replaced(before, keys, idOf) as Fields;
    }, fields);
}

function relationsOf({ fields, resolved }: Kind): Relation[] {
  const links = Object.entries(resolved ?? {}).flatMap(
    ([name, { links: kind, sdl }]): Relation[] =>
      kind ? [{ keys: sdl.startsWith("[") ? [name, each] : [name], kind, by: "slug" }] : [],
  );
  return [...relationsIn(fields), ...links];
}

function relationsIn(schema: z.ZodType, keys: Keys = []): Relation[] {
  const plain = required(schema).schema;
  if (plain instanceof z.ZodObject)
    return Object.entries(plain.shape).flatMap(([key, inner]) =>
      relationsIn(inner as z.ZodType, [...keys, key]),
    );
  if (plain instanceof z.ZodArray)
    return relationsIn(plain.element as z.ZodType, [...keys, each]);
  const { relation } = metaOf(plain);
  return relation ? [{ keys, ...relation }] : [];
}

/** `value` with the value at `keys` replaced; missing values stay missing. */
function replaced(value: unknown, keys: Keys, idOf: (value: string) => string): unknown {
  const [key, ...rest] = keys;
  if (value === undefined || value === null) return value;
  if (key === undefined) return idOf(String(value));
  if (key === each)
    return (value as readonly unknown[]).map((item) => replaced(item, rest, idOf));
  const group = value as Fields;
  return key in group ? { ...group, [key]: replaced(group[key], rest, idOf) } : group;
}
