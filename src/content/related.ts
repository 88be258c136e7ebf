/** What entries read from others. Related articles and projects are those with the same service, which a project has through its category (decision 23). */
import type { FieldsOf, Kind, SourceEntry } from "./kind";

/** The fields of a kind that has one file, from checked content. */
export const fieldsIn = <K extends Kind>(all: readonly SourceEntry[], type: string) =>
  all.find(({ kind }) => kind.type === type)?.data as FieldsOf<K>;

/** Compares two entries by their field `position`, for sorting: the lowest first. */
export const byPosition = (a: Pick<SourceEntry, "data">, b: Pick<SourceEntry, "data">) =>
  Number(a.data.position) - Number(b.data.position);

const maxProjects = 2;
const maxArticlesOfProject = 2;
const maxArticlesToRead = 3;

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares two entries by their field `date`, for sorting: the newest first. */
const byDate = (a: Pick<SourceEntry, "data">, b: Pick<SourceEntry, "data">) =>
  order(String(b.data.date), String(a.data.date));

/** The articles in the order of lists; those of the same day are sorted by slug. */
export const articlesIn = (all: readonly SourceEntry[]): SourceEntry[] =>
  all
    .filter(({ kind }) => kind.type === "Article")
    .sort((a, b) => byDate(a, b) || order(a.slug, b.slug));

/** The projects in the order of the gallery. */
export const projectsIn = (all: readonly SourceEntry[]): SourceEntry[] =>
  all.filter(({ kind }) => kind.type === "Project").sort(byPosition);

export const slugs = (entries: readonly SourceEntry[]): string[] =>
  entries.map(({ slug }) => slug);

/** The addresses of pages of one kind in its order, or of several kinds by address. */
export function addressesIn(entries: readonly SourceEntry[]): string[] {
  const pages = entries.flatMap(({ kind, slug, data }) =>
    kind.path ? [{ address: kind.path(slug), by: kind.order, data }] : [],
  );
  return pages
    .sort(
      (a, b) =>
        (a.by === "position" && b.by === "position" && byPosition(a, b)) ||
        (a.by === "date" && b.by === "date" && byDate(a, b)) ||
        order(a.address, b.address),
    )
    .map(({ address }) => address);
}

/** The links of a menu, in the order of their kind, and the addresses of its pages: these, and those on which it is only marked as current. */
export function linksOfMenu(name: string, all: readonly SourceEntry[]) {
  const pages = all.filter(({ kind }) => kind.menu?.name === name);
  const listed = pages.filter(({ kind }) => kind.menu?.note).sort(byPosition);
  return {
    links: listed.map(({ kind, slug, data }) => ({
      title: data.title,
      path: kind.path?.(slug),
      letter: data.letter,
      note: kind.menu?.note?.(data),
    })),
    pages: addressesIn(pages),
  };
}

/** The service of a project. */
const serviceOf = ({ data }: SourceEntry, all: readonly SourceEntry[]) =>
  all.find((each) => each.kind.type === "Category" && each.data.gallery === data.category)?.data
    .service;

const namedServices = ({ data }: SourceEntry): readonly unknown[] =>
  Array.isArray(data.services) ? data.services : [];

/** The first projects of each service of `article`. */
export function projectsOfArticle(article: SourceEntry, all: readonly SourceEntry[]): string[] {
  const related = namedServices(article).flatMap((service) =>
    projectsIn(all).filter((project) => serviceOf(project, all) === service),
  );
  return [...new Set(slugs(related))].slice(0, maxProjects);
}

/** The newest articles about the service of `project`. */
export function articlesOfProject(project: SourceEntry, all: readonly SourceEntry[]): string[] {
  const service = serviceOf(project, all);
  const related = articlesIn(all).filter((each) => namedServices(each).includes(service));
  return slugs(related).slice(0, maxArticlesOfProject);
}

/**
 * The three articles nearest in time to `article`: those of its category first, then any. This way a new or edited article changes only its
 * neighbors' pages, however many articles there are.
 */
export function readNext(article: SourceEntry, all: readonly SourceEntry[]): string[] {
  const articles = articlesIn(all);
  const same = articles.filter(({ data }) => data.category === article.data.category);
  const near = [...nearest(article, same), ...nearest(article, articles)];
  return [...new Set(near)].slice(0, maxArticlesToRead);
}

/** The slugs of the entries next to `entry` in a list, alternating from the one after it. */
function nearest(entry: SourceEntry, list: readonly SourceEntry[]): string[] {
  const index = slugs(list).indexOf(entry.slug);
  // At the ends of the list, all neighbors are on one side.
  const neighbors = [1, -1, 2, -2, 3, -3].flatMap((step) => list[index + step] ?? []);
  return slugs(neighbors).slice(0, maxArticlesToRead);
}
