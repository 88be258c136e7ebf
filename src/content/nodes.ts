/** Turns entries into Gatsby nodes: one node per entry, with its fields at the top level and its address. */
import { z } from "zod";
import type { SourceEntry } from "./kind";
import type { Entry } from "./read/entry";
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

/** An empty list in place of a list that is left out: GraphQL's lists are never null. */
const withList = (value: unknown, _: unknown, schema?: z.ZodType) =>
  schema instanceof z.ZodArray && !Array.isArray(value) ? [] : value;

/** The nodes of all `entries` that are shown. */
export const contentNodes = (entries: readonly Entry[]): ContentNode[] =>
  entries.map((entry) => {
    const { kind, slug, data, file, body } = entry;
    const { type, path, component, source, resolved = {} } = kind;
    const crumbs = "folder" in source ? crumbsTo(entry, entries) : [];
    const computed = Object.entries(resolved).map(
      ([name, { resolve }]) => [name, resolve(entry, entries)] as const,
    );
    const fields = {
      ...(mapFields(kind.fields, data, withList) as object),
      slug,
      ...(path && {
        path: path(slug),
        component: typeof component === "function" ? component(data) : component,
        crumbs,
      }),
      ...("folder" in source && { body }),
      ...Object.fromEntries(computed),
    };
    return { type, slug, file, fields };
  });

/** The breadcrumbs of an entry of a folder: the pages above it among `entries`, and itself. The caller puts the home page first. */
export function crumbsTo(
  { kind, slug, data }: SourceEntry,
  entries: readonly SourceEntry[],
): Crumb[] {
  const parent = kind.parent?.(data);
  const above = entries.find(
    (entry) => entry.kind.type === parent?.kind && entry.slug === (parent.slug ?? entry.slug),
  );
  const own = { label: String(data.title), to: String(kind.path?.(slug)) };
  return above ? [...crumbsTo(above, entries), own] : [own];
}

/** The id of a node. Made from kind and slug, so that checkouts in different folders produce the same page data. */
export const nodeId = (type: string, slug: string): string => `${type} ${slug}`;
