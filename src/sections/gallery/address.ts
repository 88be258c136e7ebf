/** Reads and writes the gallery's query string. */

export interface GalleryItem {
  slug: string;
  /** Name of its category. */
  category: string;
}

export interface GalleryAddress {
  /** The chosen category; null for all. */
  category: string | null;
  /** Slug of the open item; null if none is open. */
  item: string | null;
}

/** The slug in the query string, whether or not the item exists. */
export const askedItem = (search: string): string | null =>
  new URLSearchParams(search).get("item");

/** Parses the query string. Unknown values are ignored. An open item outside the chosen category resets the category to all. */
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

/** The query string for `address`; other parameters are kept. */
export function writeGallery(search: string, { category, item }: GalleryAddress): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ category, item })) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const written = query.toString();
  return written && `?${written}`;
}
