import { setQuery, useQuery } from "../../components/site/useQuery";
import { neighbour, readGallery, writeGallery, type GalleryItem } from "./address";

/** Marks the entry of the history that a click on a card has made, beside what the router keeps there. */
const opened = { galleryItem: true };

/** true on such an entry. */
function madeHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "galleryItem" in state;
}

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
  const { category, item } = readGallery(useQuery(), categories, items);
  const shown = category === null ? items : items.filter((one) => one.category === category);
  const now = () => readGallery(window.location.search, categories, items);
  const show = (next: string | null, step: boolean) =>
    setQuery(
      writeGallery(window.location.search, { category: now().category, item: next }),
      step,
    );
  return {
    category,
    shown,
    open: items.find(({ slug }) => slug === item) ?? null,
    choose: (next) =>
      setQuery(writeGallery(window.location.search, { category: next, item: null }), false),
    openItem: (slug) => {
      show(slug, true);
      window.history.replaceState(
        { ...(window.history.state as object | null), ...opened },
        "",
      );
    },
    step: (by) => {
      const other = item === null ? null : neighbour(shown, item, by);
      if (other !== null) show(other, false);
    },
    close: () => {
      if (now().item === null) return;
      // Back only over an entry of our own: whoever came by a link to the item would leave the page.
      if (madeHere()) window.history.back();
      else show(null, false);
    },
  };
}
