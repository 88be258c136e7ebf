import { z } from "zod";
import { text } from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "ServiceWords",
  description: "The words that all service pages share.",
  source: { single: "pages/service.yaml" },
  fields: z.strictObject({
    quoteLabel: text("The first button at the head.", { max: 30 }),
    contactLabel: text("The button of the closing call.", { max: 30 }),
  }),
});
