import { searchDescription, text } from "../fields";
import { computed, defineKind } from "../kind";
import { articlesIn, slugs } from "../related";

export default defineKind({
  type: "BlogPage",
  description: "The blog's page with all articles, and the words around an article.",
  source: { file: "pages/blog.yaml" },
  path: () => "/blog",
  component: "pages/blog.tsx",
  resolved: {
    articles: computed(
      '[Article!]! @link(by: "slug")',
      "All articles, the newest first.",
      (_, all) => slugs(articlesIn(all)),
    ),
    newest: computed(
      'Article @link(by: "slug")',
      "The newest article, which is large at the top of the page.",
      (_, all) => articlesIn(all)[0]?.slug,
    ),
    filters: computed(
      '[Category!]! @link(by: "slug")',
      "All categories, in the order of categories.yaml.",
      (_, all) => slugs(all.filter(({ kind }) => kind.type === "Category")),
    ),
  },
  fields: {
    title: text("Heading.", { max: 60 }),
    description: searchDescription,
    searchLabel: text("Label of the search field.", { max: 40 }),
    searchHint: text("Hint in the empty search field.", { max: 30 }),
    all: text("Filter for all articles.", { max: 20 }),
    categories: text("Heading of the categories.", { max: 30 }),
    recent: text("Heading of the newest articles.", { max: 30 }),
    results: text("Number of results; {count} is the number.", { max: 40, holds: ["count"] }),
    oneResult: text("Number of results if there is one.", { max: 40 }),
    empty: text("Message if there are no results.", { max: 80 }),
    showAll: text("Reset button of filter and search.", { max: 40 }),
    back: text("Link from an article to the blog.", { max: 30 }),
    minutes: text("Reading time; {minutes} is the number.", { max: 40, holds: ["minutes"] }),
    contents: text("Heading of an article's table of contents.", { max: 30 }),
    sheet: text(
      "Note under an article's drawing; {sheet} is the sheet of its service in the set of drawings.",
      { max: 40, holds: ["sheet"] },
    ).optional(),
    share: text("Heading of the share buttons.", { max: 30 }),
    copyFailed: text("Message if the link can't be copied.", { max: 80 }),
    helpText: text("Sentence of the help card.", { max: 80 }),
    relatedServices: text("Heading of an article's services.", { max: 40 }),
    relatedProjects: text("Heading of an article's projects.", { max: 40 }),
    relatedArticles: text("Heading of an article's further articles.", { max: 40 }),
    changed: text("Words before the date of a legal page.", { max: 30 }),
  },
});
