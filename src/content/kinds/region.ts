import { z } from "zod";
import { decimal, group, integer, judged, list, picture, text } from "../fields";
import { defineKind, entryFields, type SourceEntry } from "../kind";
import { counties, project, type County } from "../maryland";

export default defineKind({
  type: "Region",
  description: "A county or independent city that is served.",
  source: { folder: "service-areas/regions" },
  path: (slug) => `/service-areas/${slug}`,
  unique: ["position", "fips"],
  component: "templates/region.tsx",
  parent: () => ({ kind: "ServiceAreasPage" }),
  resolved: {
    point: {
      description: "Where its label stands on the map.",
      sdl: "MapXY!",
      resolve: (entries) =>
        new Map(
          entries.map(({ slug, data }) => [slug, project(Number(data.lat), Number(data.lon))]),
        ),
    },
    placePoints: {
      description: "Where its local towns are on the map.",
      sdl: "[NamedXY!]!",
      resolve: (entries) =>
        new Map(entries.map(({ slug, data }) => [slug, placePoints(data.places)])),
    },
    outline: {
      description: "Its outline on the map, as path data.",
      sdl: "String!",
      resolve: (entries) => ofCounty(entries, ({ outline }) => outline),
    },
    bounds: {
      description: "The part of the map that it takes up.",
      sdl: "MapBox!",
      resolve: (entries) => ofCounty(entries, ({ bounds }) => bounds),
    },
  },
  fields: z.strictObject({
    title: text("The name, for example Kent County.", { max: 40 }),
    mapLabel: text("The name on the map.", { max: 30 }),
    position: integer("Place in the lists, counted from 1.", { min: 1, max: 99 }),
    fips: text("The five digits of the county in the US Census, which draw it on the map.", {
      like: { pattern: /^\d{5}$/, example: '"24510"' },
    }).check(
      judged((fips) =>
        counties().some((county) => county.fips === fips)
          ? undefined
          : `no county of Maryland has the number ${fips} in the US Census`,
      ),
    ),
    lat: decimal("Latitude of the label on the map.", 37, 40),
    lon: decimal("Longitude of the label on the map.", -80, -75),
    keywords: list(
      "Words for the keywords entry of the page's head.",
      text("A phrase.", { max: 60 }),
      {
        min: 3,
        max: 12,
      },
    ),
    introTitle: text("Heading of the first text.", { max: 70 }),
    introLead: text("Its first sentence, set larger.", { max: 220 }),
    picture: picture("The picture of the region."),
    trusted: text("The line that names the local towns.", { max: 160 }),
    places: list(
      "The local towns, marked on the map.",
      group("Place", "A place on the map.", {
        name: text("Its name.", { max: 30 }),
        lat: decimal("Latitude.", 37, 40),
        lon: decimal("Longitude.", -80, -75),
      }),
      { min: 2, max: 2 },
    ),
    ...entryFields,
  }),
});

function ofCounty(entries: readonly SourceEntry[], read: (county: County) => unknown) {
  const byFips = new Map(counties().map((county) => [county.fips, read(county)]));
  return new Map(entries.map(({ slug, data }) => [slug, byFips.get(String(data.fips))]));
}

function placePoints(places: unknown) {
  return Array.isArray(places)
    ? (places as { name: string; lat: number; lon: number }[]).map(({ name, lat, lon }) => ({
        name,
        ...project(lat, lon),
      }))
    : [];
}
