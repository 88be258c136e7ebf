/** Turns entries into Gatsby nodes: one node per entry, with its fields at the top level and its address. */
import type { Kind, SourceEntry } from "./kind";
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
export function contentNodes(entries: readonly Entry[], kinds: readonly Kind[]): ContentNode[] {
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
  return withCrumbs(nodes, kinds);
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
export function withCrumbs(
  nodes: readonly ContentNode[],
  kinds: readonly Kind[],
): ContentNode[] {
  const kindOf = new Map(kinds.map((kind) => [kind.type, kind]));
  const pages = new Map(nodes.map((node) => [`${node.type} ${node.slug}`, node]));
  const singles = new Map(nodes.map((node) => [node.type, node]));

  const wayTo = (node: ContentNode): Crumb[] => {
    const { slug, kind } = kindOf.get(node.type)?.parent?.(node.fields) ?? {};
    const above =
      slug === undefined ? singles.get(kind ?? "") : pages.get(`${kind ?? ""} ${slug}`);
    const own = { label: String(node.fields.title), to: String(node.fields.path) };
    return above ? [...wayTo(above), own] : [own];
  };
  return nodes.map((node) => {
    const kind = kindOf.get(node.type);
    if (!kind?.path) return node;
    const crumbs = "folder" in kind.source ? wayTo(node) : [];
    return { ...node, fields: { ...node.fields, crumbs } };
  });
}
