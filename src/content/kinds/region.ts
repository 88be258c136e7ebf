import { coordinates, group, house, labelSide, list, picture, position, text } from "../fields";
import { regionMap } from "../../map/maps";
import { computed, defineKind } from "../kind";

export default defineKind({
  type: "Region",
  description: "County or independent city in the service area.",
  source: { folder: "service-areas/regions" },
  path: (slug) => `/service-areas/${slug}`,
  unique: ["position", "fips"],
  component: "templates/region.tsx",
  parent: () => ({ kind: "ServiceAreasPage" }),
  resolved: {
    drawnMap: computed("DrawnMap!", "Map on its page.", ({ data }, all) =>
      regionMap(data, all),
    ),
  },
  fields: {
    title: text("Name, for example Kent County.", { max: 40 }),
    mapLabel: text("Name on the map, which stands at lat and lon.", { max: 30 }),
    position: position(),
    fips: text("The county's five digits in the US Census, which select it on the map.", {
      like: { pattern: /^\d{5}$/, example: '"24510"' },
    }),
    ...coordinates,
    keywords: list("Keywords for search engines.", text("Keyword.", { max: 60 }), {
      min: 1,
      max: 12,
    }),
    introTitle: text("Heading of the first text.", { max: 70 }),
    introLead: text("First sentence, in larger letters.", { max: 220 }),
    picture: picture("Picture of the region."),
    house: house.optional(),
    trusted: text("Sentence that names the local towns.", { max: 160 }),
    places: list(
      "Local towns, which the map shows.",
      group("Place", "Town on the map.", {
        name: text("Name.", { max: 30 }),
        ...coordinates,
        labelSide: labelSide.optional(),
      }),
      { min: 1, max: 8 },
    ),
  },
});
