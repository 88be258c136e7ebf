import { z } from "zod";
import { relation, text } from "../fields";
import { defineKind } from "../kind";

// The specification uses different names in the blog, the gallery and the services (decision 23).
export default defineKind({
  type: "Category",
  description: "How the blog and the gallery call the work of a service.",
  source: { list: "categories.yaml", key: "service" },
  unique: ["blog", "gallery"],
  namedBy: [
    {
      kind: "GalleryPage",
      field: "categories",
      own: "gallery",
      says: "content/pages/gallery.yaml does not name this gallery category among its filters; add it under “categories” there",
    },
  ],
  fields: z.strictObject({
    service: relation("Service", "File name without .md of the service.").optional(),
    blog: text("Its name in the blog.", { max: 40 }),
    gallery: text("Its name in the gallery, where it has one.", { max: 40 }).optional(),
    question: text("The heading of the help card beside articles of this category.", {
      max: 80,
    }),
  }),
});
