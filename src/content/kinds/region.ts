import { z } from "zod";
import { choice, group, integer, latitude, list, longitude, picture, text } from "../fields";
import { defineKind, entryFields, type SourceEntry } from "../kind";
import { companyMap, type CompanyMap, type County } from "../place/company-map";
import { softOutline } from "../place/soft-outline";
import { stateCodes } from "../place/states";

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
      resolve: (entries, all) => pointsOf(entries, companyMap(all)),
    },
    placePoints: {
      description: "Where its local towns are on the map.",
      sdl: "[NamedXY!]!",
      resolve: (entries, all) => {
        const map = companyMap(all);
        return new Map(entries.map(({ slug, data }) => [slug, placePoints(data.places, map)]));
      },
    },
    outline: {
      description:
        "Its outline on the map, as path data; that of a small county has rounded corners.",
      sdl: "String!",
      resolve: (entries, all) => ofCounty(entries, companyMap(all), shownOutline),
    },
    bounds: {
      description: "The part of the map that it takes up.",
      sdl: "MapBox!",
      resolve: (entries, all) => ofCounty(entries, companyMap(all), ({ bounds }) => bounds),
    },
  },
  fields: z.strictObject({
    title: text("The name, for example Kent County.", { max: 40 }),
    mapLabel: text("The name on the map.", { max: 30 }),
    position: integer("Place in the lists, counted from 1.", { min: 1, max: 99 }),
    fips: text("The five digits of the county in the US Census, which draw it on the map.", {
      like: { pattern: /^\d{5}$/, example: '"24510"' },
    }),
    state: choice(
      "The two letters of the county's state, where it is not the state of the company's address.",
      stateCodes,
    ).optional(),
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
    trusted: text("A sentence that names the local towns.", { max: 160 }),
    places: list(
      "The local towns, marked on the map.",
      group("Place", "A place on the map.", {
        name: text("Its name.", { max: 30 }),
        lat: latitude("Latitude."),
        lon: longitude("Longitude."),
      }),
      { min: 1, max: 8 },
    ),
    ...entryFields,
  }),
});

/** Counties whose sides are all shorter, in map units, are enlarged so much that the corners of their outlines are seen. */
const small = 60;

const shownOutline = ({ outline, bounds }: County) =>
  Math.max(bounds.width, bounds.height) < small ? softOutline(outline, 2.5) : outline;

/** The positions on `map` of the entries that have a latitude and a longitude. */
export function pointsOf(entries: readonly SourceEntry[], { project }: CompanyMap) {
  return new Map(
    entries.map(({ slug, data }) => [slug, project(Number(data.lat), Number(data.lon))]),
  );
}

function ofCounty(
  entries: readonly SourceEntry[],
  { counties }: CompanyMap,
  read: (county: County) => unknown,
) {
  return new Map(
    entries.flatMap(({ slug, data }) => {
      const county = counties.get(String(data.fips));
      return county ? [[slug, read(county)] as const] : [];
    }),
  );
}

function placePoints(places: unknown, { project }: CompanyMap) {
  return Array.isArray(places)
    ? (places as { name: string; lat: number; lon: number }[]).map(({ name, lat, lon }) => ({
        name,
        ...project(lat, lon),
      }))
    : [];
}
