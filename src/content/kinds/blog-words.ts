import { z } from "zod";
import { text } from "../fields";
import { defineKind, pageFields } from "../kind";

export default defineKind({
  type: "BlogWords",
  description: "The words of the blog: its list and what stands around an article.",
  source: { single: "pages/blog.yaml" },
  fields: z.strictObject({
    title: text("The heading.", { max: 60 }),
    description: text("What search engines show under the title.", { min: 70, max: 160 }),
    pageTitle: text("Title of the further pages; {page} is the number.", {
      max: 60,
      holds: ["page"],
    }),
    pageDescription: text("Description of the further pages; {page} is the number.", {
      min: 70,
      max: 160,
      holds: ["page"],
    }),
    ...pageFields,
    searchLabel: text("Label of the search.", { max: 40 }),
    searchHint: text("What stands in the empty field.", { max: 30 }),
    all: text("The filter that shows everything.", { max: 20 }),
    categories: text("Heading of the categories.", { max: 30 }),
    recent: text("Heading of the newest posts.", { max: 30 }),
    found: text("What is said of the posts found; {count} is the number.", {
      max: 40,
      holds: ["count"],
    }),
    oneFound: text("The same of a single one.", { max: 40 }),
    more: text("The button that shows more of them.", { max: 30 }),
    empty: text("What is said when nothing is found.", { max: 80 }),
    showAll: text("The button that takes filter and search away.", { max: 40 }),
    searchFailed: text("What is said when the search cannot be had.", { max: 120 }),
    retry: text("The button that tries it again.", { max: 30 }),
    newer: text("The link to newer posts.", { max: 30 }),
    older: text("The link to older posts.", { max: 30 }),
    back: text("The link from an article to the list.", { max: 30 }),
    minutes: text("Reading time; {minutes} is the number.", {
      max: 40,
      holds: ["minutes"],
    }),
    contents: text("Heading of an article's table of contents.", { max: 30 }),
    sheet: text(
      "What stands under an article's drawing; {sheet} is the number of its service's sheet in the set of drawings.",
      { max: 40, holds: ["sheet"] },
    ).optional(),
    share: text("Heading of the share buttons.", { max: 30 }),
    copyFailed: text("What is said when the link cannot be copied.", { max: 80 }),
    helpText: text("The sentence of the help card.", { max: 80 }),
    relatedServices: text("Heading of the services.", { max: 40 }),
    relatedProjects: text("Heading of the projects.", { max: 40 }),
    relatedArticles: text("Heading of further articles.", { max: 40 }),
    changed: text("The words before the date of a legal page, which has an article's shell.", {
      max: 30,
    }),
  }),
});
