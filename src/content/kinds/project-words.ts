import { z } from "zod";
import { text } from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "ProjectWords",
  description: "The words that all project pages share.",
  source: { single: "pages/project.yaml" },
  fields: z.strictObject({
    back: text("The link to the gallery.", { max: 30 }),
    category: text("Label of the category.", { max: 20 }),
    location: text("Label of the town or neighborhood.", { max: 20 }),
    finished: text("Label of the date.", { max: 20 }),
    sample: text("Caption of a sample's picture.", { max: 60 }),
    service: text("Label of the service.", { max: 20 }),
    articles: text("Heading of the articles about the service.", { max: 40 }),
    previous: text("Label of the project before.", { max: 30 }),
    next: text("Label of the project after.", { max: 30 }),
    closing: text("Heading of the closing call.", { max: 80 }),
    quoteLabel: text("The quote button.", { max: 30 }),
  }),
});
