import { z } from "zod";
import { choice, group, integer, labelSide, latitude, list, longitude, picture, text } from "../fields";
import { regionMap } from "../../map/maps";
import { defineKind, entryFields } from "../kind";

/** The usual house of an area, on the blank sheet at the end of its page. */
export const house = choice(
  "The usual house there, in outline on the blank sheet at the end of the page; left out, a room.",
  ["rowhouse", "rancher", "split foyer"],
);

export default defineKind({
  type: "Region",
  description: "A county or independent city that is served.",
  source: { folder: "service-areas/regions" },
  path: (slug) => `/service-areas/${slug}`,
  unique: ["position", "fips"],
  component: "templates/region.tsx",
  parent: () => ({ kind: "ServiceAreasPage" }),
  resolved: {
    drawnMap: {
      description: "The map on its page.",
      sdl: "DrawnMap!",
      resolve: (entries, all) =>
        new Map(entries.map(({ slug, data }) => [slug, regionMap(data, all)])),
    },
  },
  fields: z.strictObject({
    title: text("The name, for example Kent County.", { max: 40 }),
    mapLabel: text("The name on the map.", { max: 30 }),
    position: integer("Place in the lists, counted from 1.", { min: 1, max: 99 }),
    fips: text("The five digits of the county in the US Census, which draw it on the map.", {
      like: { pattern: /^\d{5}$/, example: '"24510"' },
    }),
    lat: latitude("Latitude of the label on the map."),
    lon: longitude("Longitude of the label on the map."),
    keywords: list(
      "Words for the keywords entry of the page's head.",
      text("A phrase.", { max: 60 }),
      {
        min: 1,
        max: 12,
      },
    ),
    introTitle: text("Heading of the first text.", { max: 70 }),
    introLead: text("Its first sentence, set larger.", { max: 220 }),
    picture: picture("The picture of the region."),
    house: house.optional(),
    trusted: text("A sentence that names the local towns.", { max: 160 }),
    places: list(
      "The local towns, marked on the map.",
      group("Place", "A place on the map.", {
        name: text("Its name.", { max: 30 }),
        lat: latitude("Latitude."),
        lon: longitude("Longitude."),
        labelSide: labelSide.optional(),
      }),
      { min: 1, max: 8 },
    ),
    ...entryFields,
  }),
});
