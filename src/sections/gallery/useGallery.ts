import { useState } from "react";
import { setQuery, useQuery } from "../../components/site/useQuery";
import { askedItem, readGallery, writeGallery } from "./address";
import { chosenItems, missingForFirst, missingPages, type Choice, type Pages } from "./places";
import { useLoading, usePages, type ProjectItem } from "./usePages";

/** Marks the history entry that a click on a card has added. The mark is stored in the entry's state, together with the router's own state. */
const opened = { galleryItem: true };

/** true if the current history entry has the mark. */
function madeHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "galleryItem" in state;
}

/** Items of a category that are shown at a time. */
const portion = 24;

export interface Gallery {
  category: string | null;
  /** The loaded pages and the chosen category. */
  pages: Pages<ProjectItem>;
  choice: Choice;
  /** Loads the page with that index, once. */
  load: (index: number) => void;
  /** The visible items: those of this page or, with a category, its first ones from all pages. */
  shown: readonly ProjectItem[];
  /** The item that is open in the lightbox. */
  open: ProjectItem | null;
  /** The number of items in a category on all pages; null for all categories. */
  countOf: (category: string | null) => number;
  /** true if items are missing because their page could not be loaded. */
  incomplete: boolean;
  /** Shows more items of the category; undefined if there are no more. */
  showMore: (() => void) | undefined;
  /** Chooses a category; null for all. */
  choose: (category: string | null) => void;
  openItem: (slug: string) => void;
  /** Changes the open item to another one. */
  goOn: (slug: string) => void;
  /** Removes the open item from the address, if it is still there. */
  close: () => void;
}

/**
 * The gallery's state is its address: filter and open item can be shared, reloaded, and left with the Back button. Pages that they need are
 * loaded on demand.
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
      // A click on another card while the lightbox loads replaces the first item, so that closing goes back by only one history entry.
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
      // Go back only if a click added the entry: a visitor who came by a link to the item would leave the page.
      if (madeHere()) window.history.back();
      else show(null, false);
    },
  };
}
