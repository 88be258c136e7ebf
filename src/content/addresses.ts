/** The addresses of entries. They are computed only here, except those of projects from the backend, which are not content. */
import type { Kind } from "./kind";
import type { Entry } from "./read";

export interface Page {
  entry: Entry;
  path: string;
  aliases: string[];
  redirectFrom: string[];
}

/** Addresses that no entry may have, because hosts, Gatsby or the build (pictures for sharing) put their own files there. */
export const ownAddresses: readonly string[] = ["/404", "/page-data", "/social", "/static"];

const strings = (value: unknown) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

/** The addresses that `entry` lists under `key`. For an entry of a kind without pages they belong to the page that is made from it. */
export function listedAddresses(entry: Entry, key: "aliases" | "redirectFrom"): string[] {
  return strings(entry.data[key]);
}

/** Addresses of the pages that are derived from all entries. */
export function derivedPaths(kinds: readonly Kind[], entries: readonly Entry[]): string[] {
  const sources = entries.map(({ kind, slug, data }) => ({ type: kind.type, slug, data }));
  return kinds.flatMap(({ source, path }) =>
    path && "derive" in source ? source.derive(sources).map(({ slug }) => path(slug)) : [],
  );
}

/** The pages of those `entries` whose kind has an address. */
export function pagesOf(entries: readonly Entry[]): Page[] {
  return entries.flatMap((entry) => {
    const path = entry.kind.path?.(entry.slug);
    if (path === undefined) return [];
    return [
      {
        entry,
        path,
        aliases: listedAddresses(entry, "aliases"),
        redirectFrom: listedAddresses(entry, "redirectFrom"),
      },
    ];
  });
}

/** Every address that shows `entry`, the canonical one first; an empty list if its kind has no pages. */
export const pathsOf = (entry: Entry): string[] =>
  pagesOf([entry]).flatMap(({ path, aliases }) => [path, ...aliases]);
