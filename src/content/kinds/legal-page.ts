import { z } from "zod";
import { day, searchDescription, text } from "../fields";
import { defineKind, entryFields } from "../kind";

export default defineKind({
  type: "LegalPage",
  description: "Page of terms or policy.",
  source: { folder: "legal" },
  path: (slug) => `/${slug}`,
  component: "templates/legal-page.tsx",
  text: "required",
  fields: z.strictObject({
    title: text("Heading.", { max: 60 }),
    description: searchDescription,
    updated: day("Date of the last change of the text."),
    ...entryFields,
  }),
});
