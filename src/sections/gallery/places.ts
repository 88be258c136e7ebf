/**
 * The positions of items in a gallery whose pages are only partly loaded. Pages are identified by their index, from 0; a page that is not
 * loaded is undefined. A page that cannot be loaded counts as one without items.
 */
import type { GalleryItem } from "./address";

export type Pages<Item> = readonly (readonly Item[] | undefined)[];

/** The chosen category, and its size. */
export interface Choice {
  /** null for all. */
  category: string | null;
  /** The number of its items on all pages. */
  count: number;
}

export interface PlacedItem extends GalleryItem {
  /** Its position among all items, counted from 1. */
  place: number;
}

/** The items of `choice` on one page. */
export const chosenOf = <Item extends GalleryItem>(
  page: readonly Item[],
  { category }: Choice,
) => (category === null ? page : page.filter((item) => item.category === category));

/** The items of `choice` that are loaded, in their order. */
export const chosenItems = <Item extends GalleryItem>(pages: Pages<Item>, choice: Choice) =>
  pages.flatMap((page) => chosenOf(page ?? [], choice));

/** The pages that are not loaded and may hold items of `choice`. */
export function missingPages(pages: Pages<GalleryItem>, choice: Choice): number[] {
  if (chosenItems(pages, choice).length >= choice.count) return [];
  return pages.flatMap((page, index) => (page ? [] : [index]));
}

/** The missing pages that may hold one of the first `limit` items of `choice`. */
export function missingForFirst(
  pages: Pages<GalleryItem>,
  choice: Choice,
  limit: number,
): number[] {
  return missingPages(pages, choice).filter(
    (index) => chosenItems(pages.slice(0, index), choice).length < limit,
  );
}
