/**
 * Nodes refer to one another by their ids. Gatsby then finds them without a search, and a page depends only on the nodes that it shows: a
 * link by another field makes it depend on all entries of that kind.
 */
import type { Kind } from "./kind";
import type { ContentNode } from "./nodes";
import { mapFields } from "./walk";

/** Made from kind and slug, so that checkouts in different folders produce the same page data. */
export const nodeId = (type: string, slug: string): string => `${type} ${slug}`;

/** Returns a function from one of `nodes` to its fields, with ids in place of the relations' values. */
export function withIds(nodes: readonly ContentNode[], kinds: readonly Kind[]) {
  const kindOf = new Map(kinds.map((kind) => [kind.type, kind]));
  const ids = new Map<string, Map<string, string>>();
  /** The ids of the nodes of a kind by the field `by`. */
  const idsBy = (kind: string, by: string) => {
    const key = `${kind} ${by}`;
    const cached = ids.get(key);
    if (cached) return cached;
    const found = new Map(
      nodes
        .filter(({ type }) => type === kind)
        .map(({ slug, fields }) => [String(fields[by]), nodeId(kind, slug)]),
    );
    ids.set(key, found);
    return found;
  };
  return ({ type, fields }: ContentNode): ContentNode["fields"] => {
    const kind = kindOf.get(type);
    if (!kind) return fields;
    const changed = mapFields(kind.fields, fields, (value, { relation }) =>
      relation
        ? (idsBy(relation.kind, relation.by).get(String(value)) ??
          nodeId(relation.kind, String(value)))
        : value,
    ) as ContentNode["fields"];
    for (const [name, { links }] of Object.entries(kind.resolved ?? {}))
      if (links && changed[name] !== undefined)
        changed[name] = Array.isArray(changed[name])
          ? changed[name].map((slug) => nodeId(links, String(slug)))
          : nodeId(links, String(changed[name]));
    return changed;
  };
}
