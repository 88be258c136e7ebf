import {
  group,
  house,
  labelSide,
  latitude,
  list,
  longitude,
  picture,
  position,
  text,
} from "../fields";
import { regionMap } from "../../map/maps";
import { defineKind } from "../kind";

export default defineKind({
  type: "Region",
  description: "County or independent city in the service area.",
  source: { folder: "service-areas/regions" },
  path: (slug) => `/service-areas/${slug}`,
  unique: ["position", "fips"],
  component: "templates/region.tsx",
  parent: () => ({ kind: "ServiceAreasPage" }),
  resolved: {
    drawnMap: {
      description: "Map on its page.",
      sdl: "DrawnMap!",
      resolve: ({ data }, all) => regionMap(data, all),
    },
  },
  fields: {
    title: text("Name, for example Kent County.", { max: 40 }),
    mapLabel: text("Name on the map.", { max: 30 }),
    position: position(),
    fips: text("The county's five digits in the US Census, which select it on the map.", {
      like: { pattern: /^\d{5}$/, example: '"24510"' },
    }),
    lat: latitude("Latitude of the name on the map."),
    lon: longitude("Longitude of the name on the map."),
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
        lat: latitude("Latitude."),
        lon: longitude("Longitude."),
        labelSide: labelSide.optional(),
      }),
      { min: 1, max: 8 },
    ),
  },
});
