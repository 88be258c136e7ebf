/** The addresses of entries. Nothing else in the project computes one. */
import type { Entry } from "./read";

export interface Page {
  entry: Entry;
  path: string;
  aliases: string[];
  redirectFrom: string[];
}

const strings = (value: unknown) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

/** The pages of those `entries` whose kind has an address. */
export function pagesOf(entries: readonly Entry[]): Page[] {
  return entries.flatMap((entry) => {
    const path = entry.kind.path?.(entry.slug);
    if (path === undefined) return [];
    return [
      {
        entry,
        path,
        aliases: strings(entry.data.aliases),
        redirectFrom: strings(entry.data.redirectFrom),
      },
    ];
  });
}

/** Every address that shows `entry`, the canonical one first; none where its kind has no pages. */
export const pathsOf = (entry: Entry): string[] =>
  pagesOf([entry]).flatMap(({ path, aliases }) => [path, ...aliases]);
