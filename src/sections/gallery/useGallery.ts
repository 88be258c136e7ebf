import { hasMark, useSearch, writeSearch } from "../../components/site/useSearch";
import { neighbour, readGallery, writeGallery, type GalleryItem } from "./address";

/** Marks the entry of the history that a click on a card has made. */
const opened = "galleryItem";

interface Gallery<Item> {
  category: string | null;
  /** The items of the category. */
  shown: readonly Item[];
  /** The one that is open in the lightbox. */
  open: Item | null;
  /** Chooses a category; null for all. */
  choose: (category: string | null) => void;
  openItem: (slug: string) => void;
  /** Goes on to the next (1) or back to the previous (-1) of the shown ones. */
  step: (by: 1 | -1) => void;
  /** Takes the open item out of the address, if it still stands there. */
  close: () => void;
}

/** The gallery's state is its address: filter and open item can be shared, reloaded, and left with the back button. */
export function useGallery<Item extends GalleryItem>(
  items: readonly Item[],
  categories: readonly string[],
): Gallery<Item> {
  const { category, item } = readGallery(useSearch(), categories, items);
  const shown = category === null ? items : items.filter((one) => one.category === category);
  const now = () => readGallery(window.location.search, categories, items);
  const write = (next: string | null, mark?: string) =>
    writeSearch(
      writeGallery(window.location.search, { category: now().category, item: next }),
      mark,
    );
  return {
    category,
    shown,
    open: items.find(({ slug }) => slug === item) ?? null,
    choose: (next) =>
      writeSearch(writeGallery(window.location.search, { category: next, item: null })),
    openItem: (slug) => write(slug, opened),
    step: (by) => {
      const other = item === null ? null : neighbour(shown, item, by);
      if (other !== null) write(other);
    },
    close: () => {
      if (now().item === null) return;
      // Back only over an entry of our own: whoever came by a link to the item would leave the page.
      if (hasMark(opened)) window.history.back();
      else write(null);
    },
  };
}
