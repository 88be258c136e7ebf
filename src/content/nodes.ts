/** Turns entries into the nodes that Gatsby is given: one an entry, its fields at the top, its address computed. */
import path from "node:path";
import { z } from "zod";
import { withCrumbs } from "./crumbs";
import type { Kind } from "./kind";
import type { Entry } from "./read";
import { required } from "./walk";

export interface ContentNode {
  type: string;
  slug: string;
  /** The file that it stands in, from the project's root; what follows from other entries has none. */
  file?: string;
  /** All fields of the GraphQL type that are not looked up through a link. */
  fields: Record<string, unknown>;
}

/** The nodes of all `entries` that are shown, and those that are derived from them. `root` is the project's root. */
export function contentNodes(
  entries: readonly Entry[],
  kinds: readonly Kind[],
  root: string,
): ContentNode[] {
  const sources = entries.map(({ kind, slug, data, file }) => ({
    type: kind.type,
    slug,
    data,
    file,
  }));
  const nodes = kinds.flatMap((kind) => {
    const own: { slug: string; data: Record<string, unknown>; file?: string }[] =
      "derive" in kind.source
        ? kind.source.derive(sources)
        : sources.filter(({ type }) => type === kind.type);
    const withType = own.map((entry) => ({ ...entry, type: kind.type }));
    const resolved = Object.entries(kind.resolved ?? {}).map(
      ([name, field]) => [name, field.resolve(withType, sources)] as const,
    );
    return own.map(({ slug, data, file }) => ({
      type: kind.type,
      slug,
      file,
      fields: {
        ...emptyLists(kind),
        ...data,
        slug,
        ...pageOf(kind, slug, data),
        ...("folder" in kind.source && {
          bodyFile: path.posix.join(root, "content", kind.source.folder, `${slug}.md`),
        }),
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

/** Lists are never null in the schema; one that an editor left out is empty. */
function emptyLists(kind: Kind): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(kind.fields.shape)
      .filter(([, schema]) => required(schema as z.ZodType).schema instanceof z.ZodArray)
      .map(([name]) => [name, []]),
  );
}
