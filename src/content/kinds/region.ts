import * as F from "../fields";
import { fill } from "../../domain/text";
import { regionMap } from "../maps";
import { isIndependentCity } from "../../map/project";
import { computed, defineKind } from "../kind";
import { fieldsIn } from "../related";
import type business from "./business";

export default defineKind({
  type: "Region",
  description: "County or independent city in the service area.",
  source: { folder: "service-areas/regions" },
  path: (slug) => `/service-areas/${slug}`,
  unique: ["position", "fips"],
  component: "templates/region.tsx",
  parent: () => ({ kind: "ServiceAreasPage" }),
  place: ({ fips }) => ({ type: isIndependentCity(fips) ? "City" : "AdministrativeArea" }),
  order: "position",
  menu: {
    name: "areas",
    note: ({ places }) => (places as { name: string }[]).map(({ name }) => name).join(", "),
  },
  resolved: {
    // Defined by the specification (decision 13b).
    headTitle: computed("String!", "Whole title in search results.", ({ data }, all) => {
      const { regionTitle, name } = fieldsIn<typeof business>(all, "Business");
      return fill(regionTitle, { region: String(data.title), company: name });
    }),
    description: computed("String!", "Description in search results.", ({ data }, all) => {
      const { regionDescription, phone } = fieldsIn<typeof business>(all, "Business");
      return fill(regionDescription, { region: String(data.title), phone: phone.display });
    }),
    drawnMap: computed("DrawnMap!", "Map on its page.", ({ data }, all) =>
      regionMap(data, all),
    ),
  },
  fields: {
    title: F.text("Name, for example Kent County.", { max: 40 }),
    mapLabel: F.text("Name on the map, shown at lat and lon.", { max: 30 }),
    position: F.position(),
    fips: F.text("The county's five-digit FIPS code, which selects it on the map.", {
      format: { pattern: /^\d{5}$/, example: '"24510"' },
    }),
    ...F.coordinates,
    keywords: F.list("Keywords for search engines.", F.text("Keyword.", { max: 60 }), {
      min: 1,
      max: 12,
    }),
    introTitle: F.text("Heading of the first text.", { max: 70 }),
    introLead: F.text("First sentence, in larger type.", { max: 220 }),
    picture: F.picture("Picture of the region."),
    house: F.house.optional(),
    trusted: F.text("Sentence that names the local towns.", { max: 160 }),
    places: F.list(
      "Local towns, which the map shows.",
      F.group("Place", "Town on the map.", {
        name: F.text("Name.", { max: 30 }),
        ...F.coordinates,
        labelSide: F.labelSide.optional(),
      }),
      { min: 1, max: 8 },
    ),
    orientation: F.orientation("More reference labels on this map, such as a city or a bay."),
  },
});
