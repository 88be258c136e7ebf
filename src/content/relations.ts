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
export const withIds =
  (nodes: readonly ContentNode[], kinds: readonly Kind[]) =>
  ({ type, fields }: ContentNode): ContentNode["fields"] => {
    const kind = kinds.find((each) => each.type === type);
    if (!kind) return fields;
    const changed = mapFields(kind.fields, fields, (value, { relation }) => {
      if (!relation) return value;
      const target = nodes.find(
        (node) => node.type === relation.kind && node.fields[relation.by] === value,
      );
      return nodeId(relation.kind, target?.slug ?? String(value));
    }) as ContentNode["fields"];
    for (const [name, { links }] of Object.entries(kind.resolved ?? {}))
      if (links && changed[name] !== undefined)
        changed[name] = Array.isArray(changed[name])
          ? changed[name].map((slug) => nodeId(links, String(slug)))
          : nodeId(links, String(changed[name]));
    return changed;
  };
