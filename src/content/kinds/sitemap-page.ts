import { siteMapPagePath } from "../../domain/site";
import * as F from "../fields";
import { computed, defineKind } from "../kind";
import { addressesIn } from "../related";

type Group = Record<"kind" | "heading", string>;

export default defineKind({
  type: "SitemapPage",
  description: "The page with links to all pages.",
  source: { file: "pages/sitemap.yaml" },
  path: () => siteMapPagePath,
  component: "pages/sitemap.tsx",
  resolved: {
    lists: computed(
      "[SitemapList!]!",
      "All other pages: first those of kinds without a heading of their own, then those of each group.",
      ({ kind, data }, all) => {
        const groups = data.groups as readonly Group[];
        const listed = [kind.type, ...groups.map((group) => group.kind)];
        const others = all.filter((entry) => !listed.includes(entry.kind.type));
        return [
          { heading: data.pages, pages: addressesIn(others) },
          ...groups.map((group) => ({
            heading: group.heading,
            pages: addressesIn(all.filter((entry) => entry.kind.type === group.kind)),
          })),
        ].filter(({ pages }) => pages.length > 0);
      },
    ),
  },
  fields: {
    title: F.text("Heading.", { max: 60 }),
    description: F.searchDescription,
    pages: F.text("Heading of all pages without a heading below.", { max: 40 }),
    groups: F.list(
      "Headings of kinds of pages, in their order.",
      F.group("SitemapGroup", "Heading of a kind.", {
        kind: F.pageKind("Kind of page, such as Article."),
        heading: F.text("Heading.", { max: 40 }),
      }),
      { max: 20 },
    ),
  },
});
