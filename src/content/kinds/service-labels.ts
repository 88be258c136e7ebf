import * as F from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "ServiceLabels",
  description: "Labels of all service pages.",
  source: { file: "pages/service.yaml" },
  fields: {
    quoteLabel: F.text("First button at the top.", { max: 30 }),
    also: F.text("Link to a second service, under that button.", {
      max: 40,
      holds: ["service"],
    }),
    contactLabel: F.text("Contact button at the end.", { max: 30 }),
  },
});
