import * as F from "../fields";
import { computed, defineKind } from "../kind";
import { projectsOfArticle, readNext } from "../related";

export default defineKind({
  type: "Article",
  description: "Article in the blog.",
  source: { folder: "blog" },
  path: (slug) => `/blog/${slug}`,
  component: "templates/article.tsx",
  shownFrom: "date",
  parent: () => ({ kind: "BlogPage" }),
  anchors: "headings",
  text: "required",
  mainEntity: "BlogPosting",
  order: "date",
  resolved: {
    related: computed(
      '[Article!]! @link(by: "slug")',
      "Up to three articles to read next: of the same category first, then any.",
      readNext,
    ),
    projects: computed(
      '[Project!]! @link(by: "slug")',
      "Up to two projects of the article's services.",
      projectsOfArticle,
    ),
  },
  fields: {
    title: F.text("Heading of the article, and its title in search results.", {
      min: 10,
      max: 90,
    }),
    description: F.searchDescription,
    excerpt: F.text(
      "One or two sentences for the list of articles. The search looks here too.",
      { min: 40, max: 200 },
    ),
    date: F.day("Date of publication. An article with a future date appears on that day."),
    category: F.relation("Category", "Category, by its blog name in categories.yaml.", "blog"),
    picture: F.picture("Picture above the article and on its card."),
    readingTime: F.integer("Reading time in minutes. Not shown if omitted.", {
      min: 2,
      max: 60,
    }).optional(),
    services: F.list("Services that the article is about.", F.relation("Service"), {
      min: 1,
      max: 8,
    }),
  },
});
