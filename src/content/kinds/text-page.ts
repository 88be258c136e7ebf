import * as F from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "TextPage",
  description: "Page of text, such as terms.",
  source: { folder: "texts" },
  path: (slug) => `/${slug}`,
  component: "templates/text-page.tsx",
  text: "required",
  fields: {
    title: F.text("Heading.", { max: 60 }),
    description: F.searchDescription,
    updated: F.day("Date of the last change of the text."),
  },
});
