import * as F from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "SitemapPage",
  description: "The page with links to all pages.",
  source: { file: "pages/sitemap.yaml" },
  path: () => "/sitemap",
  component: "pages/sitemap.tsx",
  fields: {
    title: F.text("Heading.", { max: 60 }),
    description: F.searchDescription,
    pages: F.text("Heading of the single pages.", { max: 40 }),
    services: F.text("Heading of the services.", { max: 40 }),
    regions: F.text("Heading of the regions.", { max: 40 }),
    towns: F.text("Heading of the towns.", { max: 40 }),
    projects: F.text("Heading of the projects.", { max: 40 }),
    articles: F.text("Heading of the articles.", { max: 40 }),
    legal: F.text("Heading of the legal pages.", { max: 40 }),
  },
});
