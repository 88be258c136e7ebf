/**
 * Related articles and projects: those with the same service, which a project has through its category (decision 23). Also the articles to
 * read after an article.
 */
import { byPosition, type SourceEntry } from "./kind";

const maxProjects = 2;
const maxArticles = 3;

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** `articles` in the order of lists; those of the same day are sorted by slug. */
export const newestFirst = (articles: readonly SourceEntry[]): SourceEntry[] =>
  [...articles].sort(
    (a, b) => order(String(b.data.date), String(a.data.date)) || order(a.slug, b.slug),
  );

const ofType = (all: readonly SourceEntry[], type: string) =>
  all.filter((entry) => entry.type === type);

const slugs = (entries: readonly SourceEntry[]) => entries.map(({ slug }) => slug);

/** The service of each gallery category. */
const servicesOf = (all: readonly SourceEntry[]) =>
  new Map(ofType(all, "Category").map(({ data }) => [data.gallery, data.service]));

const namedServices = ({ data }: SourceEntry): readonly unknown[] =>
  Array.isArray(data.services) ? data.services : [];

/** For each article the first projects of its services, in the order of the gallery. */
export function projectsOfArticles(
  articles: readonly SourceEntry[],
  all: readonly SourceEntry[],
): Map<string, string[]> {
  const services = servicesOf(all);
  const projects = ofType(all, "Project").sort(byPosition);
  const projectsOf = (service: unknown) =>
    projects.filter(({ data }) => services.get(data.category) === service);
  return new Map(
    articles.map((article) => {
      const related = namedServices(article).flatMap((service) =>
        projectsOf(service).slice(0, maxProjects),
      );
      return [article.slug, [...new Set(slugs(related))].slice(0, maxProjects)];
    }),
  );
}

/** For each project the newest articles about its service. */
export function articlesOfProjects(
  projects: readonly SourceEntry[],
  all: readonly SourceEntry[],
): Map<string, string[]> {
  const services = servicesOf(all);
  const articles = newestFirst(ofType(all, "Article"));
  return new Map(
    projects.map(({ slug, data }) => {
      const service = services.get(data.category);
      const related = articles.filter((article) => namedServices(article).includes(service));
      return [slug, slugs(related).slice(0, maxArticles)];
    }),
  );
}

/**
 * For each article the three nearest in time: those of its category first, then any. This way a new or edited article changes only its
 * neighbors' pages, however many articles there are.
 */
export function readNext(articles: readonly SourceEntry[]): Map<string, string[]> {
  const newest = newestFirst(articles);
  return new Map(
    newest.map((article) => {
      const same = newest.filter(({ data }) => data.category === article.data.category);
      const near = [...nearest(article, same), ...nearest(article, newest)];
      return [article.slug, [...new Set(near)].slice(0, maxArticles)];
    }),
  );
}

/** The slugs of the entries next to `entry` in a list, alternating from the one behind it. */
function nearest(entry: SourceEntry, list: readonly SourceEntry[]): string[] {
  const index = list.indexOf(entry);
  // At the ends of the list, all neighbors are on one side.
  const neighbors = [1, -1, 2, -2, 3, -3].flatMap((step) => list[index + step] ?? []);
  return slugs(neighbors).slice(0, maxArticles);
}
