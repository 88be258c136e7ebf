/**
 * Where items stand in a gallery of which not every page is here yet. Pages are known by their index, from 0; undefined is one that has
 * not arrived. One that cannot be had counts as a page without items.
 */
import type { GalleryItem } from "./address";

export type Pages<Item> = readonly (readonly Item[] | undefined)[];

/** What is looked through. */
export interface Choice {
  /** null for all. */
  category: string | null;
  /** How many items of it are on all pages together. */
  count: number;
}

export interface PlacedItem extends GalleryItem {
  /** Its place among all items, counted from 1. */
  place: number;
}

/** The items of `choice` on one page. */
export const chosenOf = <Item extends GalleryItem>(
  page: readonly Item[],
  { category }: Choice,
) => (category === null ? page : page.filter((item) => item.category === category));

/** The items of `choice` that are here, in their order. */
export const chosenItems = <Item extends GalleryItem>(pages: Pages<Item>, choice: Choice) =>
  pages.flatMap((page) => chosenOf(page ?? [], choice));

/** The pages that have not arrived, as far as they may hold items of `choice`. */
export function missingPages(pages: Pages<GalleryItem>, choice: Choice): number[] {
  if (chosenItems(pages, choice).length >= choice.count) return [];
  return pages.flatMap((page, index) => (page ? [] : [index]));
}

/** Those of the missing pages that may hold one of the first `limit` items of `choice`. */
export function missingForFirst(
  pages: Pages<GalleryItem>,
  choice: Choice,
  limit: number,
): number[] {
  return missingPages(pages, choice).filter(
    (index) => chosenItems(pages.slice(0, index), choice).length < limit,
  );
}
