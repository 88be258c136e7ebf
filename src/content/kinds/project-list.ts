import { z } from "zod";
import { group, integer, list, relation, sitePath, text } from "../fields";
import { byPosition, defineKind, pageFields, type SourceEntry } from "../kind";
import { countsOf, listPages } from "../list-pages";

/** Projects on one page of the gallery; an even number, so that the last row of a full page has no gap. */
const perPage = 24;

const address = (page: number) => (page === 1 ? "/gallery" : `/gallery/page/${page}`);

export default defineKind({
  type: "ProjectList",
  description: "A page of the gallery: twenty-four projects, in their places.",
  source: { derive },
  path: (slug) => address(Number(slug)),
  component: "templates/project-list.tsx",
  fields: z.strictObject({
    title: text("Title of the page."),
    description: text("What search engines show under the title."),
    number: integer("The page, counted from 1."),
    total: integer("Projects on all pages."),
    before: integer("Projects on the pages before."),
    projects: list("The projects of this page.", relation("Project", "A project.")),
    counts: list(
      "How many projects each category has, in the order of the filters; those without any are left out.",
      group("GalleryCount", "A category and its number of projects.", {
        category: relation("Category", "The category.", "gallery"),
        count: integer("Its number of projects."),
      }),
    ),
    pages: list("The addresses of all pages.", sitePath("The address of a page.")),
    previous: sitePath("The page before.").optional(),
    next: sitePath("The page after.").optional(),
    ...pageFields,
  }),
});

function derive(entries: readonly SourceEntry[]) {
  const projects = entries.filter(({ type }) => type === "Project").sort(byPosition);
  const words = entries.find(({ type }) => type === "GalleryWords");
  const categories = words?.data.categories;
  const counts = countsOf(Array.isArray(categories) ? categories : [], projects);
  const all = listPages(projects, perPage, address, words);
  const pages = all.map(({ number }) => address(number));
  return all.map((page) => ({
    slug: String(page.number),
    data: {
      title: page.title,
      description: page.description,
      number: page.number,
      total: projects.length,
      before: page.before,
      projects: page.entries.map(({ slug }) => slug),
      counts,
      pages,
      previous: page.previous,
      next: page.next,
      ...page.addresses,
    },
  }));
}
