import * as F from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "LegalPage",
  description: "Page of terms or policy.",
  source: { folder: "legal" },
  path: (slug) => `/${slug}`,
  component: "templates/legal-page.tsx",
  text: "required",
  fields: {
    title: F.text("Heading.", { max: 60 }),
    description: F.searchDescription,
    updated: F.day("Date of the last change of the text."),
  },
});
