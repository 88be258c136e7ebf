import { text } from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "ProjectLabels",
  description: "Labels of all project pages.",
  source: { file: "pages/project.yaml" },
  fields: {
    back: text("Link to the gallery.", { max: 30 }),
    category: text("Label of the category.", { max: 20 }),
    location: text("Label of the town or neighborhood.", { max: 20 }),
    finished: text("Label of the date.", { max: 20 }),
    sample: text("Caption of a sample's picture.", { max: 60 }),
    articles: text("Heading of the articles about the service.", { max: 40 }),
    service: text("Label of the service.", { max: 20 }),
    previous: text("Label of the previous project.", { max: 30 }),
    next: text("Label of the next project.", { max: 30 }),
    closing: text("Heading of the last section.", { max: 80 }),
    quoteLabel: text("Quote button.", { max: 30 }),
  },
});
