import { searchDescription, text } from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "SitemapPage",
  description: "The page with links to all pages.",
  source: { file: "pages/sitemap.yaml" },
  path: () => "/sitemap",
  component: "pages/sitemap.tsx",
  fields: {
    title: text("Heading.", { max: 60 }),
    description: searchDescription,
    pages: text("Heading of the single pages.", { max: 40 }),
    services: text("Heading of the services.", { max: 40 }),
    regions: text("Heading of the regions.", { max: 40 }),
    towns: text("Heading of the towns.", { max: 40 }),
    projects: text("Heading of the projects.", { max: 40 }),
    articles: text("Heading of the articles.", { max: 40 }),
    legal: text("Heading of the legal pages.", { max: 40 }),
  },
});
