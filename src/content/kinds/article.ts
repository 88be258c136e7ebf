import { z } from "zod";
import { day, integer, list, picture, relation, text } from "../fields";
import { defineKind, entryFields } from "../kind";
import { projectsOfArticles, readNext } from "../related";

export default defineKind({
  type: "Article",
  description: "An article of the blog.",
  source: { folder: "blog" },
  path: (slug) => `/blog/${slug}`,
  component: "templates/article.tsx",
  shownFrom: "date",
  parent: () => ({ kind: "BlogPage" }),
  anchors: "headings",
  text: "required",
  resolved: {
    related: {
      description:
        "Up to three articles to read next, those next in time: of the same category first, then of all.",
      sdl: "[Article!]! @link",
      links: "Article",
      resolve: readNext,
    },
    projects: {
      description: "Up to two projects of the services that it is about.",
      sdl: "[Project!]! @link",
      links: "Project",
      resolve: projectsOfArticles,
    },
  },
  fields: z.strictObject({
    title: text("The heading of the article, and its title in search results.", {
      min: 10,
      max: 90,
    }),
    description: text("What search engines show under the title.", {
      min: 70,
      max: 160,
    }),
    excerpt: text("One or two sentences for the list of articles; the search looks here too.", {
      min: 40,
      max: 200,
    }),
    date: day("The day of publication. An article of a coming day waits for it."),
    category: relation(
      "Category",
      "The category, by its blog name in categories.yaml.",
      "blog",
    ),
    picture: picture("The picture over the article and on its card."),
    readingTime: integer("Reading time in minutes, where it should be shown.", {
      min: 2,
      max: 60,
    }).optional(),
    services: list(
      "File names without .md of the services that the article is about.",
      relation("Service", "File name without .md of a service."),
      { min: 1, max: 8 },
    ),
    ...entryFields,
  }),
});
