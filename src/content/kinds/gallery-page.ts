import * as F from "../fields";
import { computed, defineKind } from "../kind";
import { projectsIn, slugs } from "../related";

export default defineKind({
  type: "GalleryPage",
  description: "The gallery's page with all projects.",
  source: { file: "pages/gallery.yaml" },
  path: () => "/gallery",
  component: "pages/gallery.tsx",
  pageType: "CollectionPage",
  lists: ["Project"],
  pictureFrom: { kind: "Project", field: "projects" },
  resolved: {
    projects: computed(
      '[Project!]! @link(by: "slug")',
      "All projects, by their position.",
      (_, all) => slugs(projectsIn(all)),
    ),
  },
  fields: {
    title: F.text("Heading.", { max: 60 }),
    lead: F.text("Sentence beside the heading.", { max: 200 }),
    description: F.searchDescription,
    all: F.text("Filter for all projects.", { max: 30 }),
    categories: F.list(
      "The other filters, in their order.",
      F.relation("Category", "Gallery name of a category in categories.yaml.", "gallery"),
    ),
    filterLabel: F.text("Name of the filters for screen readers.", { max: 30 }),
    results: F.text("Announced after a choice; {count} is the number of projects.", {
      max: 40,
      requiredPlaceholders: ["count"],
    }),
    oneResult: F.text("Announced if there is one project.", { max: 40 }),
    empty: F.text("Message if there are no projects.", { max: 80 }),
    image: F.text("Word for an image.", { max: 20 }),
    video: F.text("Word for a video.", { max: 20 }),
    videoFallback: F.text("Shown if the video can't play.", { max: 80 }),
    projectLink: F.text("Link from the full-screen view to the project's page.", { max: 40 }),
    closing: F.text("Heading over the quote link.", { max: 120 }),
    quoteLabel: F.text("Quote link.", { max: 30 }),
  },
});
