import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { loadList } from "./load-list";
import type { Pages, PlacedItem } from "./places";

/** Pages that are loaded at a time. */
const together = 4;

export interface ProjectItem extends PlacedItem {
  project: Queries.GalleryProjectFragment;
}

interface KnownPages {
  pages: Pages<ProjectItem>;
  /** true once a page could not be loaded. */
  incomplete: boolean;
  /** Loads the page with that index, once. */
  load: (index: number) => void;
}

type Arrived = Readonly<Record<number, readonly ProjectItem[]>>;

const itemsOf = ({ before, projects }: Queries.GalleryListFragment): ProjectItem[] =>
  projects.map((project, index) => ({
    slug: project.slug,
    category: project.category.gallery ?? "",
    place: before + index + 1,
    project,
  }));

/** The pages of the gallery: the current one, and those loaded in addition. */
export function usePages(list: Queries.GalleryListFragment): KnownPages {
  const [arrived, setArrived] = useState<Arrived>({});
  const [incomplete, setIncomplete] = useState(false);
  const asked = useRef(new Set<number>());
  const pages = useMemo(
    () =>
      list.pages.map((_, index) =>
        index === list.number - 1 ? itemsOf(list) : arrived[index],
      ),
    [list, arrived],
  );
  const load = useCallback(
    (index: number) => {
      const address = list.pages[index];
      if (address === undefined || asked.current.has(index)) return;
      asked.current.add(index);
      const arrive = (items: readonly ProjectItem[]) =>
        setArrived((others) => ({ ...others, [index]: items }));
      loadList(address).then(
        (loaded) => arrive(itemsOf(loaded)),
        () => {
          arrive([]);
          setIncomplete(true);
        },
      );
    },
    [list],
  );
  return { pages, incomplete, load };
}

/** Loads the first of the `wanted` pages. After that, others may be wanted. */
export function useLoading(load: KnownPages["load"], wanted: readonly number[]): void {
  const first = [...new Set(wanted)].slice(0, together).join();
  useEffect(() => {
    if (first) first.split(",").forEach((index) => load(Number(index)));
  }, [load, first]);
}
