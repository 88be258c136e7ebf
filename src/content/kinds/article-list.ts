import { z } from "zod";
import { group, integer, list, relation, sitePath, text } from "../fields";
import { defineKind, pageFields, type SourceEntry } from "../kind";
import { countsOf, listPages } from "../list-pages";
import { newestFirst } from "../related";

/** Articles on one page of the list (decision 24). */
const perPage = 12;
/** Spec, section 9. */
const recentPosts = 3;

const address = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`);

export default defineKind({
  type: "ArticleList",
  description: "A page of the list of articles, twelve a page, newest first.",
  source: { derive },
  path: (slug) => address(Number(slug)),
  component: "templates/article-list.tsx",
  fields: z.strictObject({
    title: text("Title of the page."),
    description: text("What search engines show under the title."),
    number: integer("The page, counted from 1."),
    total: integer("Articles on all pages.", { max: 1_000_000 }),
    articles: list("The articles of this page.", relation("Article", "An article.")),
    lead: relation("Article", "The newest article, on the first page.").optional(),
    recent: list("The newest articles.", relation("Article", "An article.")),
    counts: list(
      "How many articles each category has; those without any are left out.",
      group("CategoryCount", "A category and its number of articles.", {
        category: relation("Category", "The category.", "blog"),
        count: integer("Its number of articles.", { max: 1_000_000 }),
      }),
    ),
    previous: sitePath("The page before.").optional(),
    next: sitePath("The page after.").optional(),
    searchIndex: text("The file that filter and search read; the build writes it."),
    ...pageFields,
  }),
});

function derive(entries: readonly SourceEntry[]) {
  const articles = newestFirst(entries.filter(({ type }) => type === "Article"));
  const words = entries.find(({ type }) => type === "BlogWords");
  const categories = entries
    .filter(({ type, data }) => type === "Category" && typeof data.blog === "string")
    .map(({ data }) => data.blog);
  const counts = countsOf(categories, articles);
  return listPages(articles, perPage, address, words).map((page) => ({
    slug: String(page.number),
    data: {
      title: page.title,
      description: page.description,
      number: page.number,
      total: articles.length,
      articles: slugs(page.entries),
      lead: page.number === 1 ? articles[0]?.slug : undefined,
      recent: slugs(articles.slice(0, recentPosts)),
      counts,
      previous: page.previous,
      next: page.next,
      // No article can take this address: slugs have no dots.
      searchIndex: `${address(1)}/index.json`,
      ...page.addresses,
    },
  }));
}

const slugs = (entries: readonly SourceEntry[]) => entries.map(({ slug }) => slug);
