/** Articles and projects that belong together: both name a service, the project by way of its category (decision 23). */
import type { SourceEntry } from "./kind";

const projectsShown = 2;
const articlesShown = 3;

const ofType = (all: readonly SourceEntry[], type: string) =>
  all.filter((entry) => entry.type === type);

/** The service of each gallery category. */
const servicesOf = (all: readonly SourceEntry[]) =>
  new Map(ofType(all, "Category").map(({ data }) => [data.gallery, data.service]));

/** Entries by service, no more than `limit` of each; `entries` come in the order in which they are taken. */
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
  const articles = ofType(all, "Article").sort(
    (a, b) =>
      String(b.data.date).localeCompare(String(a.data.date)) || a.slug.localeCompare(b.slug),
  );
  const found = byService(articles, named, articlesShown);
  return new Map(
    projects.map(({ slug, data }) => [slug, found.get(services.get(data.category)) ?? []]),
  );
}
