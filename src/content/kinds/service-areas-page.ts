import * as F from "../fields";
import { areasMap } from "../maps";
import { computed, defineKind } from "../kind";

export default defineKind({
  type: "ServiceAreasPage",
  description: "The overview of service areas.",
  source: { file: "pages/service-areas.yaml" },
  path: () => "/service-areas",
  component: "pages/service-areas.tsx",
  pageType: "CollectionPage",
  lists: ["Region", "Town"],
  menu: { name: "areas" },
  pictureFrom: { kind: "Region", field: "origin" },
  resolved: {
    drawnMap: computed("DrawnMap!", "Map of all areas, here and on the home page.", (_, all) =>
      areasMap(all),
    ),
  },
  fields: {
    title: F.text("Heading.", { max: 60 }),
    lead: F.text("Sentence under the heading.", { max: 200 }),
    description: F.searchDescription,
    map: F.altText("What the map shows, for people who cannot see it.", { max: 160 }),
    origin: F.relation("Region", "Region where the cable on the maps begins."),
    orientation: F.orientation(
      "Reference labels on all maps in addition to the areas, such as a city or a bay.",
    ),
    counties: F.text("Heading of the list of regions, for screen readers.", { max: 60 }),
    towns: F.text("Heading of the towns.", { max: 40 }),
    surrounding: F.text("Heading of the surrounding communities.", { max: 60 }),
    surroundingText: F.text("Sentence before the phone number.", { max: 120 }),
  },
});
