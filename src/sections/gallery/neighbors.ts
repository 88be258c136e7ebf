/** The neighbors of an open item, and its position. */
import type { GalleryItem } from "./address";
import {
  chosenItems,
  chosenOf,
  missingPages,
  type Choice,
  type Pages,
  type PlacedItem,
} from "./places";

/**
 * The item before (-1) or after (1) the one with that slug, wrapping around. If it may be on a page that is not loaded, returns the index
 * of that page; null if there is no other item.
 */
export function neighbor<Item extends GalleryItem>(
  pages: Pages<Item>,
  choice: Choice,
  slug: string,
  step: 1 | -1,
): Item | number | null {
  const home = pages.findIndex((page) => page?.some((item) => item.slug === slug));
  if (home < 0) return null;
  const missing = missingPages(pages, choice);
  const own = chosenOf(pages[home] ?? [], choice);
  const index = own.findIndex((item) => item.slug === slug);
  const beside = own[index + step];
  if (beside) return beside;
  // Goes through all other pages, and last to the other end of the item's own page.
  for (let way = 1; way <= pages.length; way += 1) {
    const next = (home + way * step + pages.length * way) % pages.length;
    if (missing.includes(next)) return next;
    const found = chosenOf(pages[next] ?? [], choice).at(step === 1 ? 0 : -1);
    if (found) return found.slug === slug ? null : found;
  }
  return null;
}

/** The position of `item` among those of `choice`, counted from 1; null while it depends on pages that are not loaded. */
export function placeOf<Item extends PlacedItem>(
  pages: Pages<Item>,
  choice: Choice,
  item: Item,
): number | null {
  if (choice.category === null) return item.place;
  const home = pages.findIndex((page) => page?.includes(item));
  const missing = missingPages(pages, choice);
  const items = chosenItems(pages, choice);
  const index = items.indexOf(item);
  if (missing.every((page) => page > home)) return index + 1;
  if (missing.every((page) => page < home)) return choice.count - (items.length - 1 - index);
  return null;
}
