/**
 * Related articles and projects: those with the same service, which a project has through its category (decision 23). Also the articles to
 * read after an article.
 */
import type { SourceEntry } from "./kind";

const projectsShown = 2;
const articlesAfterArticle = 3;
const articlesOfProject = 2;

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** `articles` in the order of lists; those of the same day are sorted by slug. */
export const newestFirst = (articles: readonly SourceEntry[]): SourceEntry[] =>
  [...articles].sort(
    (a, b) => order(String(b.data.date), String(a.data.date)) || order(a.slug, b.slug),
  );

const ofType = (all: readonly SourceEntry[], type: string) =>
  all.filter((entry) => entry.type === type);

/** The service of each gallery category. */
const servicesOf = (all: readonly SourceEntry[]) =>
  new Map(ofType(all, "Category").map(({ data }) => [data.gallery, data.service]));

/** Entries by service, at most `limit` per service, in the order of `entries`. */
function byService(
  entries: readonly SourceEntry[],
  services: (entry: SourceEntry) => readonly unknown[],
  limit: number,
): Map<unknown, string[]> {
  const found = new Map<unknown, string[]>();
  for (const entry of entries)
    for (const service of services(entry)) {
      const slugs = found.get(service) ?? [];
      if (slugs.length < limit) found.set(service, [...slugs, entry.slug]);
    }
  return found;
}

const named = ({ data }: SourceEntry): readonly unknown[] =>
  Array.isArray(data.services) ? data.services : [];

/** For each article the first projects of its services, in the order of the gallery. */
export function projectsOfArticles(
  articles: readonly SourceEntry[],
  all: readonly SourceEntry[],
): Map<string, string[]> {
  const services = servicesOf(all);
  const projects = ofType(all, "Project").sort(
    (a, b) => Number(a.data.position) - Number(b.data.position),
  );
  const found = byService(projects, ({ data }) => [services.get(data.category)], projectsShown);
  return new Map(
    articles.map((article) => {
      const slugs = named(article).flatMap((service) => found.get(service) ?? []);
      return [article.slug, [...new Set(slugs)].slice(0, projectsShown)];
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
  const found = byService(articles, named, articlesOfProject);
  return new Map(
    projects.map(({ slug, data }) => [slug, found.get(services.get(data.category)) ?? []]),
  );
}

/**
 * For each article the three nearest in time: those of its category first, then any. This way a new or edited article changes only its
 * neighbors' pages, however many articles there are.
 */
export function readNext(articles: readonly SourceEntry[]): Map<string, string[]> {
  const newest = newestFirst(articles);
  const near = nearest(newest);
  const byCategory = new Map<unknown, SourceEntry[]>();
  for (const article of newest) {
    const same = byCategory.get(article.data.category);
    if (same) same.push(article);
    else byCategory.set(article.data.category, [article]);
  }
  const ofCategory = [...byCategory.values()].map(nearest);
  return new Map(
    ofCategory.flatMap((neighbors) =>
      [...neighbors].map(([slug, same]) => {
        const found = new Set([...same, ...(near.get(slug) ?? [])]);
        return [slug, [...found].slice(0, articlesAfterArticle)] as const;
      }),
    ),
  );
}

/** For each of `articles`, which are ordered by time, the slugs of the nearest ones, alternating from the next older one. */
function nearest(articles: readonly SourceEntry[]): Map<string, string[]> {
  // At the ends of the list, all neighbors are on one side.
  const steps = [1, -1, 2, -2, 3, -3];
  return new Map(
    articles.map(({ slug }, index) => [
      slug,
      steps
        .flatMap((step) => articles[index + step]?.slug ?? [])
        .slice(0, articlesAfterArticle),
    ]),
  );
}
