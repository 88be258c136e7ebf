import { z } from "zod";
import { list, relation, text } from "../fields";
import { defineKind, pageFields } from "../kind";

export default defineKind({
  type: "GalleryWords",
  description: "The words of the gallery.",
  source: { single: "pages/gallery.yaml" },
  fields: z.strictObject({
    title: text("The heading.", { max: 60 }),
    lead: text("A sentence beside it.", { max: 200 }),
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
    all: text("The filter that shows everything.", { max: 30 }),
    categories: list(
      "The other filters, in their order.",
      relation("Category", "A gallery category of categories.yaml.", "gallery"),
    ),
    filterLabel: text("What the filters choose, for those who listen to the page.", {
      max: 30,
    }),
    found: text("What is read out after a choice; {count} is the number of projects.", {
      max: 40,
      holds: ["count"],
    }),
    oneFound: text("The same where it is one project.", { max: 40 }),
    more: text("The button that shows further projects of a filter.", { max: 40 }),
    missing: text("What is said where projects of other pages did not arrive.", { max: 160 }),
    previous: text("The link to the page before.", { max: 30 }),
    next: text("The link to the page after.", { max: 30 }),
    empty: text("What stands where no project can be shown.", { max: 80 }),
    image: text("The word for an image.", { max: 20 }),
    video: text("The word for a video.", { max: 20 }),
    videoFallback: text("What stands in place of a video that cannot play.", { max: 80 }),
    projectLink: text("The link from the full-screen view to the project's page.", { max: 40 }),
    closing: text("The sentence over the quote link.", { max: 120 }),
    quoteLabel: text("The quote link.", { max: 30 }),
    ...pageFields,
  }),
});
