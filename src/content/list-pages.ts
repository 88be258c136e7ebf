/** Lists that are split over several pages, so that no page grows with the number of entries (decision 24). */
import { fill } from "../domain/text";
import type { SourceEntry } from "./kind";

/** The fields that all pages of lists have; a kind converts `entries` to a field of its own. */
export interface ListPage {
  /** Counted from 1. */
  number: number;
  title: string;
  description: string;
  /** The entries of this page. */
  entries: readonly SourceEntry[];
  /** The number of entries on the pages before this one. */
  before: number;
  /** Addresses of the previous and the next page, if there is one. */
  previous: string | undefined;
  next: string | undefined;
  /** The aliases and old addresses, which only the first page has. */
  addresses: Record<string, unknown>;
}

/**
 * Splits `entries` into pages of `perPage`. Without entries there is still one page.
 * @param address returns the address of the page with that number.
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

/** How many of `entries` have each of the `names` in their field `category`. A category without entries is left out (decision 35). */
export const countsOf = (names: readonly unknown[], entries: readonly SourceEntry[]) =>
  names
    .map((category) => ({
      category,
      count: entries.filter(({ data }) => data.category === category).length,
    }))
    .filter(({ count }) => count > 0);
