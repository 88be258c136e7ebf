/** Lists that go on over several pages, so that none of them grows with what it lists (decision 24). */
import { fill } from "../domain/fill";
import type { SourceEntry } from "./kind";

/** What pages of every list have; a kind adds what it lists. */
export interface ListPage {
  /** Counted from 1. */
  number: number;
  title: string;
  description: string;
  /** The entries of this page. */
  entries: readonly SourceEntry[];
  /** How many stand on the pages before. */
  before: number;
  /** Addresses of the page before and the page after, where there is one. */
  previous: string | undefined;
  next: string | undefined;
  /** The other addresses, which the first page alone has. */
  addresses: Record<string, unknown>;
}

/**
 * Lays `entries` out, `perPage` on a page; without any there is one page all the same.
 * @param address the address of the page with that number.
 * @param words the entry that holds `title`, `description`, `aliases` and `redirectFrom` of the first page, and `pageTitle` and
 *   `pageDescription` of the others, where {page} is the number.
 */
export function listPages(
  entries: readonly SourceEntry[],
  perPage: number,
  address: (page: number) => string,
  words: SourceEntry | undefined,
): ListPage[] {
  const { title, description, pageTitle, pageDescription, aliases, redirectFrom } =
    words?.data ?? {};
  const count = Math.max(1, Math.ceil(entries.length / perPage));
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const first = number === 1;
    const page = { page: String(number) };
    return {
      number,
      title: fill(String(first ? title : pageTitle), page),
      description: fill(String(first ? description : pageDescription), page),
      entries: entries.slice(index * perPage, number * perPage),
      before: index * perPage,
      previous: first ? undefined : address(number - 1),
      next: number < count ? address(number + 1) : undefined,
      addresses: first ? { aliases, redirectFrom } : {},
    };
  });
}

/** How many of `entries` have each of the `names` in their field `category`. A category without entries is not offered (decision 35). */
export const countsOf = (names: readonly unknown[], entries: readonly SourceEntry[]) =>
  names
    .map((category) => ({
      category,
      count: entries.filter(({ data }) => data.category === category).length,
    }))
    .filter(({ count }) => count > 0);
