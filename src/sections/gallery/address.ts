/** What the query string of the gallery says, and how it is written. */

export interface GalleryItem {
  slug: string;
  /** Name of its category. */
  category: string;
}

export interface GalleryAddress {
  /** The chosen category; null for all. */
  category: string | null;
  /** Slug of the one item that is open; null while none is. */
  item: string | null;
}

/** The slug that the query string names, whether there is such an item or not. */
export const askedItem = (search: string): string | null =>
  new URLSearchParams(search).get("item");

/**
 * Reads the query string. What names nothing that is there counts as left out; an item outside the category that stands beside it is
 * shown among all.
 */
export function readGallery(
  search: string,
  categories: readonly string[],
  items: readonly GalleryItem[],
): GalleryAddress {
  const named = new URLSearchParams(search).get("category");
  const category = named !== null && categories.includes(named) ? named : null;
  const asked = askedItem(search);
  const open = items.find(({ slug }) => slug === asked);
  if (!open) return { category, item: null };
  return { category: category === open.category ? category : null, item: open.slug };
}

/** The query string for `address`; parameters of others stay. */
export function writeGallery(search: string, { category, item }: GalleryAddress): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ category, item })) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const written = query.toString();
  return written && `?${written}`;
}
