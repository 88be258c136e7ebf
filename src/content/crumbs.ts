/** The path from the home page to each page, for breadcrumbs and structured data. */
import type { Kind } from "./kind";
import type { ContentNode } from "./content-node";

export interface Crumb {
  label: string;
  to: string;
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
