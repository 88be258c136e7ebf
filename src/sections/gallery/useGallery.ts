import { useState } from "react";
import { setQuery, useQuery } from "../../components/site/useQuery";
import { askedItem, readGallery, writeGallery } from "./address";
import {
  chosenItems,
  missingForFirst,
  missingPages,
  neighbour,
  placeOf,
  type Choice,
} from "./places";
import { useLoading, usePages, type ProjectItem } from "./usePages";
import { useStep } from "./useStep";

/** Marks the entry of the history that a click on a card has made, beside what the router keeps there. */
const opened = { galleryItem: true };

/** true on such an entry. */
function madeHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "galleryItem" in state;
}

/** Items of a category that are shown at a time. */
const portion = 24;

interface Gallery {
  category: string | null;
  /** The items of this page; with a category the first ones of it, from whichever page. */
  shown: readonly ProjectItem[];
  /** The one that is open in the lightbox. */
  open: ProjectItem | null;
  /** Its place among all of the category, counted from 1; 0 while none is open. */
  position: number;
  /** How many items a category has on all pages; of null all items. */
  countOf: (category: string | null) => number;
  /** true where items are left out because their page could not be had. */
  incomplete: boolean;
  /** Shows further items of the category; undefined where there are no more. */
  showMore: (() => void) | undefined;
  /** Chooses a category; null for all. */
  choose: (category: string | null) => void;
  openItem: (slug: string) => void;
  /** Goes on to the next (1) or back to the previous (-1) of the category. */
  step: (by: 1 | -1) => void;
  /** Takes the open item out of the address, if it still stands there. */
  close: () => void;
}

/**
 * The gallery's state is its address: filter and open item can be shared, reloaded, and left with the back button. What they need of
 * other pages is loaded when it is needed; only the page after an open item comes before its turn.
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
  const place = open && placeOf(pages, choice, open);
  const chosen = chosenItems(pages, choice);
  const shown = category === null ? (pages[list.number - 1] ?? []) : chosen.slice(0, limit);
  const besides = (slug: string, by: 1 | -1) => neighbour(pages, choice, slug, by);
  const { step, awaited } = useStep(open, besides, (slug) => show(slug, false));

  const sought = open === null && askedItem(query) !== null;
  const ahead = open && besides(open.slug, 1);
  useLoading(load, [
    ...[awaited].filter((page) => page !== null),
    ...(category === null ? [] : missingForFirst(pages, choice, limit)),
    ...(sought ? missingPages(pages, { category: null, count: list.total }) : []),
    ...(open && place === null ? missingPages(pages, choice) : []),
    ...[ahead].filter((page) => typeof page === "number"),
  ]);

  return {
    category,
    shown,
    open,
    position: open ? (place ?? chosen.indexOf(open) + 1) : 0,
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
    step,
    close: () => {
      if (now().item === null) return;
      // Back only over an entry of our own: whoever came by a link to the item would leave the page.
      if (madeHere()) window.history.back();
      else show(null, false);
    },
  };
}
