import * as F from "../fields";
import { defineKind } from "../kind";

// The specification uses different names in the blog, the gallery and the services (decision 23).
export default defineKind({
  type: "Category",
  description: "Names of a service's work in the blog and in the gallery.",
  source: { file: "categories.yaml", key: "service" },
  unique: ["blog", "gallery"],
  namedBy: {
    kind: "GalleryPage",
    field: "categories",
    own: "gallery",
    message:
      "content/pages/gallery.yaml does not name this gallery category among its filters; add it under “categories” there",
  },
  fields: {
    service: F.relation("Service").optional(),
    blog: F.text("Name in the blog.", { max: 40 }),
    gallery: F.text("Name in the gallery. Omit it if the gallery has no such work.", {
      max: 40,
    }).optional(),
    question: F.text("Heading of the help card beside articles of this category.", { max: 80 }),
  },
});
