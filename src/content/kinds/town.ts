import {
  coordinates,
  house,
  labelSide,
  list,
  picture,
  position,
  relation,
  searchDescription,
  text,
} from "../fields";
import { townMap } from "../../map/maps";
import { computed, defineKind } from "../kind";

export default defineKind({
  type: "Town",
  description: "Town in a region.",
  source: { folder: "service-areas/towns" },
  path: (slug) => `/service-areas/${slug}`,
  unique: ["position"],
  component: "templates/town.tsx",
  parent: ({ region }) => ({ kind: "Region", slug: String(region) }),
  resolved: {
    drawnMap: computed("DrawnMap!", "Map on its page.", ({ data }, all) => townMap(data, all)),
  },
  fields: {
    title: text("Name.", { max: 30 }),
    description: searchDescription,
    region: relation("Region", "Region of the town: file name without .md."),
    position: position(),
    ...coordinates,
    labelSide: labelSide.optional(),
    lead: text("Sentence under the heading.", { max: 160 }),
    introTitle: text("Heading of the text.", { max: 60 }),
    introLead: text("First sentence, in larger letters.", { max: 220 }),
    picture: picture("Picture at the top of the page."),
    house: house.optional(),
    nearbyTowns: list("Towns nearby.", relation("Town", "File name of a town, without .md."), {
      max: 8,
    }).optional(),
    nearbyRegions: list(
      "Regions nearby.",
      relation("Region", "File name of a region, without .md."),
      { max: 8 },
    ).optional(),
  },
});
