import * as F from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "ProjectLabels",
  description: "Labels of all project pages.",
  source: { file: "pages/project.yaml" },
  fields: {
    back: F.text("Link to the gallery.", { max: 30 }),
    category: F.text("Label of the category.", { max: 20 }),
    location: F.text("Label of the town or neighborhood.", { max: 20 }),
    finished: F.text("Label of the date.", { max: 20 }),
    sample: F.text("Caption of a sample's picture.", { max: 60 }),
    untilPhoto: F.text("Link to a sample, under a space for a photo.", {
      max: 60,
      requiredPlaceholders: ["project", "place"],
    }),
    articles: F.text("Heading of the articles about the service.", { max: 40 }),
    service: F.text("Label of the service.", { max: 20 }),
    previous: F.text("Label of the previous project.", { max: 30 }),
    next: F.text("Label of the next project.", { max: 30 }),
    closing: F.text("Heading of the last section.", { max: 80 }),
    quoteLabel: F.text("Quote button.", { max: 30 }),
  },
});
