import { list, relation, searchDescription, text } from "../fields";
import { computed, defineKind } from "../kind";
import { projectsIn, slugs } from "../related";

export default defineKind({
  type: "GalleryPage",
  description: "The gallery's page with all projects.",
  source: { file: "pages/gallery.yaml" },
  path: () => "/gallery",
  component: "pages/gallery.tsx",
  resolved: {
    projects: computed(
      '[Project!]! @link(by: "slug")',
      "All projects, by their position.",
      (_, all) => slugs(projectsIn(all)),
    ),
  },
  fields: {
    title: text("Heading.", { max: 60 }),
    lead: text("Sentence beside the heading.", { max: 200 }),
    description: searchDescription,
    all: text("Filter for all projects.", { max: 30 }),
    categories: list(
      "The other filters, in their order.",
      relation("Category", "Gallery name of a category in categories.yaml.", "gallery"),
    ),
    filterLabel: text("Name of the filters for screen readers.", { max: 30 }),
    results: text("Announced after a choice; {count} is the number of projects.", {
      max: 40,
      holds: ["count"],
    }),
    oneResult: text("Announced if there is one project.", { max: 40 }),
    empty: text("Message if there are no projects.", { max: 80 }),
    image: text("Word for an image.", { max: 20 }),
    video: text("Word for a video.", { max: 20 }),
    videoFallback: text("Shown if the video can't play.", { max: 80 }),
    projectLink: text("Link from the full-screen view to the project's page.", { max: 40 }),
    closing: text("Heading over the quote link.", { max: 120 }),
    quoteLabel: text("Quote link.", { max: 30 }),
  },
});
