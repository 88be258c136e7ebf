import * as F from "../fields";
import { fill } from "../../domain/text";
import { townMap } from "../maps";
import { computed, defineKind } from "../kind";
import { fieldsIn } from "../related";
import type business from "./business";
import type regionLabels from "./region-labels";

export default defineKind({
  type: "Town",
  description: "Town in a region.",
  source: { folder: "service-areas/towns" },
  path: (slug) => `/service-areas/${slug}`,
  unique: ["position"],
  component: "templates/town.tsx",
  parent: ({ region }) => ({ kind: "Region", slug: String(region) }),
  place: ({ region }) => ({ type: "City", region: String(region) }),
  order: "position",
  menu: { name: "areas" },
  resolved: {
    headTitle: computed("String!", "Whole title in search results.", ({ data }, all) => {
      const { name } = fieldsIn<typeof business>(all, "Business");
      const { townTitle } = fieldsIn<typeof regionLabels>(all, "RegionLabels");
      return `${fill(townTitle, { town: String(data.title) })} | ${name}`;
    }),
    drawnMap: computed("DrawnMap!", "Map on its page.", ({ data }, all) => townMap(data, all)),
  },
  fields: {
    title: F.text("Name.", { max: 30 }),
    description: F.searchDescription,
    region: F.relation("Region", "Region of the town: file name without .md."),
    position: F.position(),
    ...F.coordinates,
    labelSide: F.labelSide.optional(),
    lead: F.text("Sentence under the heading.", { max: 160 }),
    introTitle: F.text("Heading of the text.", { max: 60 }),
    introLead: F.text("First sentence, in larger type.", { max: 220 }),
    picture: F.picture("Picture at the top of the page."),
    house: F.house.optional(),
    nearbyTowns: F.list("Towns nearby.", F.relation("Town"), { max: 8 }).optional(),
    nearbyRegions: F.list("Regions nearby.", F.relation("Region"), { max: 8 }).optional(),
  },
});
