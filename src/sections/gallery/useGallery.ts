import { useState } from "react";
import { setQuery, useQuery } from "../../components/site/useQuery";
import { askedItem, readGallery, writeGallery } from "./address";
import { chosenItems, missingForFirst, missingPages, type Choice, type Pages } from "./places";
import { useLoading, usePages, type ProjectItem } from "./usePages";

/** Marks the entry of the history that a click on a card has made, beside what the router keeps there. */
const opened = { galleryItem: true };

/** true on such an entry. */
function madeHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "galleryItem" in state;
}

/** Items of a category that are shown at a time. */
const portion = 24;

export interface Gallery {
  category: string | null;
  /** What is looked through: the pages, as far as they are here, and what of them. */
  pages: Pages<ProjectItem>;
  choice: Choice;
  /** Loads the page with that index, once. */
  load: (index: number) => void;
  /** The items of this page; with a category the first ones of it, from whichever page. */
  shown: readonly ProjectItem[];
  /** The one that is open in the lightbox. */
  open: ProjectItem | null;
  /** How many items a category has on all pages; of null all items. */
  countOf: (category: string | null) => number;
  /** true where items are left out because their page could not be had. */
  incomplete: boolean;
  /** Shows further items of the category; undefined where there are no more. */
  showMore: (() => void) | undefined;
  /** Chooses a category; null for all. */
  choose: (category: string | null) => void;
  openItem: (slug: string) => void;
  /** Goes on from the open item to another one. */
  goOn: (slug: string) => void;
  /** Takes the open item out of the address, if it still stands there. */
  close: () => void;
}

/**
 * The gallery's state is its address: filter and open item can be shared, reloaded, and left with the back button. What they need of
 * other pages is loaded when it is needed.
 */
export function useGallery(
  list: Queries.GalleryListFragment,
  categories: readonly string[],
): Gallery {
  const query = useQuery();
  const [limit, setLimit] = useState(portion);
  const { pages, incomplete, load } = usePages(list);
  const all = pages.flatMap((page) => page ?? []);
  const { category, item } = readGallery(query, categories, all);
  const now = () => readGallery(window.location.search, categories, all);
  const show = (next: string | null, step: boolean) =>
    setQuery(
      writeGallery(window.location.search, { category: now().category, item: next }),
      step,
    );
  const countOf = (name: string | null) =>
    name === null
      ? list.total
      : (list.counts.find((one) => one.category.gallery === name)?.count ?? 0);
  const choice: Choice = { category, count: countOf(category) };
  const open = all.find(({ slug }) => slug === item) ?? null;
  const shown =
    category === null
      ? (pages[list.number - 1] ?? [])
      : chosenItems(pages, choice).slice(0, limit);

  const sought = open === null && askedItem(query) !== null;
  useLoading(load, [
    ...(category === null ? [] : missingForFirst(pages, choice, limit)),
    ...(sought ? missingPages(pages, { category: null, count: list.total }) : []),
  ]);

  return {
    category,
    pages,
    choice,
    load,
    shown,
    open,
    countOf,
    incomplete,
    showMore:
      category !== null && shown.length === limit && shown.length < choice.count
        ? () => setLimit(limit + portion)
        : undefined,
    choose: (next) => {
      setLimit(portion);
      setQuery(writeGallery(window.location.search, { category: next, item: null }), false);
    },
    openItem: (slug) => {
      // A card that is pressed while the lightbox is on its way takes the place of the one before: closing goes back over one entry.
      const first = now().item === null;
      show(slug, first);
      if (!first) return;
      window.history.replaceState(
        { ...(window.history.state as object | null), ...opened },
        "",
      );
    },
    goOn: (slug) => show(slug, false),
    close: () => {
      if (now().item === null) return;
      // Back only over an entry of our own: whoever came by a link to the item would leave the page.
      if (madeHere()) window.history.back();
      else show(null, false);
    },
  };
}
