/** Turns entries into Gatsby nodes: one node per entry, with its fields at the top level and its address. */
import { z } from "zod";
import type { ContentNode } from "./content-node";
import { withCrumbs } from "./crumbs";
import type { Kind } from "./kind";
import type { Entry } from "./read";
import { required } from "./walk";

/** The nodes of all `entries` that are shown. */
export function contentNodes(entries: readonly Entry[], kinds: readonly Kind[]): ContentNode[] {
  const sources = entries.map(({ kind, slug, data, file, body }) => ({
    type: kind.type,
    slug,
    data,
    file,
    body,
  }));
  const nodes = kinds.flatMap((kind) => {
    const own = sources.filter(({ type }) => type === kind.type);
    const resolved = Object.entries(kind.resolved ?? {}).map(
      ([name, field]) => [name, field.resolve(own, sources)] as const,
    );
    return own.map(({ slug, data, file, body }) => ({
      type: kind.type,
      slug,
      file,
      fields: {
        ...(withLists(kind.fields, data) as Record<string, unknown>),
        slug,
        ...pageOf(kind, slug, data),
        ...("folder" in kind.source && { body }),
        ...Object.fromEntries(resolved.map(([name, values]) => [name, values.get(slug)])),
      },
    }));
  });
  return withCrumbs(nodes, kinds);
}

function pageOf(kind: Kind, slug: string, data: Record<string, unknown>) {
  if (!kind.path) return {};
  return {
    path: kind.path(slug),
    component: kind.component,
    aliases: data.aliases ?? [],
    redirectFrom: data.redirectFrom ?? [],
  };
}

/** `value` in the form of the schema: lists are never null, so a list that an editor left out becomes empty. */
function withLists(schema: z.ZodType, value: unknown): unknown {
  const plain = required(schema).schema;
  if (plain instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.map((item) => withLists(plain.element as z.ZodType, item))
      : [];
  if (!(plain instanceof z.ZodObject) || typeof value !== "object" || value === null)
    return value;
  const filled = Object.entries(plain.shape).flatMap(([name, field]) => {
    const inner = withLists(field as z.ZodType, (value as Record<string, unknown>)[name]);
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return { ...value, ...Object.fromEntries(filled) };
}
