import { z } from "zod";
import { text } from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "ProjectWords",
  description: "Labels of all project pages.",
  source: { single: "pages/project.yaml" },
  fields: z.strictObject({
    back: text("Link to the gallery.", { max: 30 }),
    category: text("Label of the category.", { max: 20 }),
    place: text("Label of the location.", { max: 20 }),
    finished: text("Label of the date.", { max: 20 }),
    note: text("Label of the note on a sample.", { max: 20 }),
    sample: text("Note on a sample, in place of its date.", { max: 60 }),
    service: text("Label of the service.", { max: 20 }),
    previous: text("Label of the previous project.", { max: 30 }),
    next: text("Label of the next project.", { max: 30 }),
    closing: text("Heading of the last section.", { max: 80 }),
    quoteLabel: text("Quote button.", { max: 30 }),
  }),
});
