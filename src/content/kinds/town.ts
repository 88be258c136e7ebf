import { z } from "zod";
import {
  integer,
  labelSide,
  latitude,
  list,
  longitude,
  picture,
  relation,
  text,
} from "../fields";
import { townMap } from "../../map/maps";
import { defineKind, entryFields } from "../kind";
import { house } from "./region";

export default defineKind({
  type: "Town",
  description: "A town within a region, with a page of its own.",
  source: { folder: "service-areas/towns" },
  path: (slug) => `/service-areas/${slug}`,
  unique: ["position"],
  component: "templates/town.tsx",
  parent: ({ region }) => ({ kind: "Region", slug: String(region) }),
  resolved: {
    drawnMap: {
      description: "The map on its page.",
      sdl: "DrawnMap!",
      resolve: (entries, all) =>
        new Map(entries.map(({ slug, data }) => [slug, townMap(data, all)])),
    },
  },
  fields: z.strictObject({
    title: text("The name.", { max: 30 }),
    description: text("What search engines show under the title.", { min: 70, max: 160 }),
    region: relation("Region", "File name without .md of the region that the town is in."),
    position: integer("Place in the lists, counted from 1. No two towns have the same one.", {
      min: 1,
      max: 99,
    }),
    lat: latitude("Degrees north of the equator, such as 39.2673."),
    lon: longitude("Degrees east; in America the number is negative, such as -76.7983."),
    labelSide: labelSide.optional(),
    lead: text("The sentence under the heading.", { max: 160 }),
    introTitle: text("Heading of the text.", { max: 60 }),
    introLead: text("Its first sentence, set larger.", { max: 220 }),
    picture: picture("The picture at the head of the page."),
    house: house.optional(),
    nearbyTowns: list(
      "File names without .md of towns nearby.",
      relation("Town", "File name without .md of a town."),
      {
        max: 8,
      },
    ).optional(),
    nearbyRegions: list(
      "File names without .md of regions nearby.",
      relation("Region", "File name without .md of a region."),
      {
        max: 8,
      },
    ).optional(),
    ...entryFields,
  }),
});
