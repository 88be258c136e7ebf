import { z } from "zod";
import { altText, flag, group, latitude, list, longitude, relation, text } from "../fields";
import { areasMap } from "../../map/maps";
import { defineKind, pageFields } from "../kind";

export default defineKind({
  type: "ServiceAreasPage",
  description: "The words of the overview of service areas.",
  source: { single: "pages/service-areas.yaml" },
  path: () => "/service-areas",
  component: "pages/service-areas.tsx",
  resolved: {
    drawnMap: {
      description: "The map of all areas, here and on the home page.",
      sdl: "DrawnMap!",
      resolve: (entries, all) => new Map(entries.map(({ slug }) => [slug, areasMap(all)])),
    },
  },
  fields: z.strictObject({
    title: text("The heading.", { max: 60 }),
    lead: text("A sentence under it.", { max: 200 }),
    description: text("What search engines show under the title.", { min: 70, max: 160 }),
    map: altText("What the map shows, for people who do not see it.", { max: 160 }),
    origin: relation(
      "Region",
      "File name without .md of the region where the cable on the maps begins.",
    ),
    orientation: list(
      "Names for orientation on all maps, besides those of the areas.",
      group("Orientation", "A name for orientation.", {
        name: text("The name.", { max: 30 }),
        lat: latitude("Latitude."),
        lon: longitude("Longitude."),
        water: flag(
          "true for a bay or a river, whose name stands in the water without a dot.",
        ).optional(),
      }),
      { max: 8 },
    ).optional(),
    counties: text("Heading of the list of regions, for those who listen.", { max: 60 }),
    towns: text("Heading of the towns.", { max: 40 }),
    surrounding: text("Heading of the communities around.", { max: 60 }),
    surroundingText: text("The sentence before the phone number.", { max: 120 }),
    ...pageFields,
  }),
});
