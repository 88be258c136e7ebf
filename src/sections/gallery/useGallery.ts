import { useQueryState } from "../../client/useQueryState";

/** Marks the history entry that a click on a card has added. */
const openedHere = { galleryItem: true };

type Project = Queries.GalleryProjectFragment;

/**
 * The gallery's filter and open project. Their only state is the address, so that both can be shared, reloaded, and left with Back.
 * @param categories names of the categories; any other in the address counts as all.
 */
export function useGallery(projects: readonly Project[], categories: readonly string[]) {
  const [query, setQuery] = useQueryState();
  const open = projects.find(({ slug }) => slug === query.get("item")) ?? null;
  const name = query.get("category") ?? "";
  // A project of another category is open among all projects.
  const hasName = categories.includes(name) && (!open || open.category.gallery === name);
  const category = hasName ? name : "";
  const visible = projectsOf(category);
  const position = open ? visible.indexOf(open) : -1;

  /** The projects of a category; all of them for "". */
  function projectsOf(chosen: string): readonly Project[] {
    return projects.filter((project) => chosen === "" || project.category.gallery === chosen);
  }

  return {
    category,
    visible,
    /** null if none is open. */
    open,
    /** The position of the open project among the visible ones, from 0. */
    position,
    projectsOf,
    choose: (chosen: string) => setQuery({ category: chosen, item: "" }, "replace"),
    openProject: (slug: string) => {
      // While the lightbox loads, another card can be clicked: Back still closes the lightbox at once.
      if (open) setQuery({ category, item: slug }, "replace");
      else setQuery({ category, item: slug }, "push", openedHere);
    },
    /** Opens the next (1) or previous (-1) project, after the last one the first. */
    step: (by: 1 | -1) => {
      const next = visible[(position + by + visible.length) % visible.length];
      if (next) setQuery({ category, item: next.slug }, "replace");
    },
    close: () => {
      setQuery({ category, item: "" }, "replace");
      // Goes back only if a click added the entry: a visitor who came by a link to the project would leave the page.
      const { galleryItem } = (window.history.state ?? {}) as Partial<typeof openedHere>;
      if (galleryItem) window.history.back();
    },
  };
}
