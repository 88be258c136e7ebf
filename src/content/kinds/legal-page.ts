import { z } from "zod";
import { day, text } from "../fields";
import { defineKind, entryFields } from "../kind";

export default defineKind({
  type: "LegalPage",
  description: "A page of terms or policy.",
  source: { folder: "legal" },
  path: (slug) => `/${slug}`,
  component: "templates/legal-page.tsx",
  text: "required",
  fields: z.strictObject({
    title: text("The heading.", { max: 60 }),
    description: text("What search engines show under the title.", { min: 70, max: 160 }),
    updated: day("The day on which the text was last changed."),
    ...entryFields,
  }),
});
