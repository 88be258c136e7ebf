import * as F from "../fields";
import { computed, defineKind } from "../kind";
import { articlesIn, slugs } from "../related";

export default defineKind({
  type: "BlogPage",
  description: "The blog's page with all articles, and the words around an article.",
  source: { file: "pages/blog.yaml" },
  path: () => "/blog",
  component: "pages/blog.tsx",
  pageType: "CollectionPage",
  lists: ["Article"],
  pictureFrom: { kind: "Article", field: "newest" },
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
    title: F.text("Heading.", { max: 60 }),
    description: F.searchDescription,
    searchLabel: F.text("Label of the search field.", { max: 40 }),
    searchHint: F.text("Hint in the empty search field.", { max: 30 }),
    all: F.text("Filter for all articles.", { max: 20 }),
    categories: F.text("Heading of the categories.", { max: 30 }),
    more: F.text("Label of the collapsed categories and newest articles on phones.", {
      max: 40,
    }),
    recent: F.text("Heading of the newest articles.", { max: 30 }),
    results: F.text("Number of results; {count} is the number.", {
      max: 40,
      requiredPlaceholders: ["count"],
    }),
    oneResult: F.text("Number of results if there is one.", { max: 40 }),
    empty: F.text("Message if there are no results.", { max: 80 }),
    showAll: F.text("Button that resets the filter and the search.", { max: 40 }),
    back: F.text("Link from an article to the blog.", { max: 30 }),
    minutes: F.text("Reading time; {minutes} is the number.", {
      max: 40,
      requiredPlaceholders: ["minutes"],
    }),
    contents: F.text("Heading of an article's table of contents.", { max: 30 }),
    sheet: F.text(
      "Note under an article's drawing; {sheet} is the sheet of its service in the set of drawings.",
      { max: 40, requiredPlaceholders: ["sheet"] },
    ).optional(),
    share: F.text("Heading of the share buttons.", { max: 30 }),
    copyFailed: F.text("Message if the link can't be copied.", { max: 80 }),
    helpText: F.text("Sentence of the help card.", { max: 80 }),
    relatedServices: F.text("Heading of an article's services.", { max: 40 }),
    relatedProjects: F.text("Heading of an article's projects.", { max: 40 }),
    relatedArticles: F.text("Heading of an article's related articles.", { max: 40 }),
    changed: F.text("Label before the date of a legal page.", { max: 30 }),
  },
});
