import { day, searchDescription, text } from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "LegalPage",
  description: "Page of terms or policy.",
  source: { folder: "legal" },
  path: (slug) => `/${slug}`,
  component: "templates/legal-page.tsx",
  text: "required",
  fields: {
    title: text("Heading.", { max: 60 }),
    description: searchDescription,
    updated: day("Date of the last change of the text."),
  },
});
