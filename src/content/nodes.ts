/** Turns entries into Gatsby nodes: one node per entry, with its fields at the top level and its address. */
import type { Kind, SourceEntry } from "./kind";
import { kindOf } from "./kinds";
import type { Entry } from "./read/read";
import { mapFields } from "./walk";

/** What Gatsby receives from the content. */
export interface ContentNode {
  type: string;
  slug: string;
  /** The file of the entry, relative to the project's root. */
  file?: string;
  /** All fields of the GraphQL type, except those that are looked up through a link. */
  fields: Record<string, unknown>;
}

/** A page on the way from the home page to another one, for breadcrumbs and structured data. */
export interface Crumb {
  label: string;
  to: string;
}

/** The nodes of all `entries` that are shown. */
export function contentNodes(entries: readonly Entry[]): ContentNode[] {
  const sources = entries.map(({ kind: { type }, ...entry }) => ({ ...entry, type }));
  const nodes = entries.map(({ kind, slug, data, file, body }): ContentNode => {
    const resolved = Object.entries(kind.resolved ?? {}).map(
      ([name, { resolve }]) =>
        [name, resolve({ type: kind.type, slug, data }, sources)] as const,
    );
    return {
      type: kind.type,
      slug,
      file,
      fields: {
        ...(mapFields(kind.fields, data, (value) => value) as Record<string, unknown>),
        slug,
        ...pageOf(kind, slug, data),
        ...("folder" in kind.source && { body }),
        ...Object.fromEntries(resolved),
      },
    };
  });
  return withCrumbs(nodes);
}

function pageOf({ path, component }: Kind, slug: string, data: SourceEntry["data"]) {
  if (!path) return {};
  const { aliases = [], redirectFrom = [] } = data;
  return { path: path(slug), component, aliases, redirectFrom };
}

/**
 * Returns `nodes` with their `crumbs`. An entry that editors write one by one has the pages above it and itself as crumbs; all other pages
 * have none. The home page is not included; the caller puts it first.
 */
export function withCrumbs(nodes: readonly ContentNode[]): ContentNode[] {
  const wayTo = (node: ContentNode): Crumb[] => {
    const parent = kindOf(node.type).parent?.(node.fields);
    const above = nodes.find(
      ({ type, slug }) => type === parent?.kind && slug === (parent.slug ?? slug),
    );
    const own = { label: String(node.fields.title), to: String(node.fields.path) };
    return above ? [...wayTo(above), own] : [own];
  };
  return nodes.map((node) => {
    const { path, source } = kindOf(node.type);
    if (!path) return node;
    const crumbs = "folder" in source ? wayTo(node) : [];
    return { ...node, fields: { ...node.fields, crumbs } };
  });
}

/** The id of a node. Made from kind and slug, so that checkouts in different folders produce the same page data. */
export const nodeId = (type: string, slug: string): string => `${type} ${slug}`;

/**
 * Returns a function from one of `nodes` to its fields, with ids in place of the relations' values. Gatsby then finds nodes without a search,
 * and a page depends only on the nodes that it shows: a link by another field makes it depend on all entries of that kind.
 */
export const withIds =
  (nodes: readonly ContentNode[]) =>
  ({ type, fields }: ContentNode): ContentNode["fields"] => {
    const kind = kindOf(type);
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
