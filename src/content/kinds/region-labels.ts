import * as F from "../fields";
import { defineKind } from "../kind";

/** Placeholder for the region's name. */
const region = { optionalPlaceholders: ["region"] };
const townAndRegion = { optionalPlaceholders: ["town", "region"] };

const labels = defineKind({
  type: "RegionLabels",
  description:
    "Labels of all region and town pages. {region} and {town} are replaced by the name.",
  source: { file: "pages/region.yaml" },
  fields: {
    // Required here, because the texts of all regions would otherwise be the same.
    heading: F.text("Heading of a region page.", { max: 80, requiredPlaceholders: ["region"] }),
    subline: F.text("Line under the heading.", { max: 80, ...region }),
    quoteLabel: F.text("Quote button.", { max: 30 }),
    teamPicture: F.picture("Picture of the team.", { minWidth: 800 }),
    teamCaption: F.text("Caption of the team picture.", { max: 60 }),
    trusted: F.text("Heading above the region's picture.", { max: 60, ...region }),
    services: F.text("Heading of the services.", { max: 60, ...region }),
    why: F.text("Heading of the reasons.", { max: 80, ...region }),
    points: F.points("Reasons."),
    vanPicture: F.picture("Picture of the service vehicle."),
    projects: F.text("Heading above the spaces for photos, if there are any.", {
      max: 60,
      ...region,
    }).optional(),
    projectNote: F.text("Label of a space without a photo.", { max: 60 }).optional(),
    projectPlaces: F.list("Spaces for photos of projects.", F.photoPlace, {
      max: 8,
    }).optional(),
    areas: F.text("Heading of the list of regions.", { max: 40 }),
    closing: F.text("Heading of the last section.", { max: 80, ...region }),
    townTitle: F.text("Title of a town page in search results.", {
      max: 100,
      requiredPlaceholders: ["town"],
    }),
    townServices: F.text("Heading of the services on a town page.", {
      max: 60,
      optionalPlaceholders: ["town"],
    }),
    townNearby: F.text("Heading of the towns and regions nearby.", { max: 40 }),
    townMap: F.text("Caption of the map on a town page.", { max: 60, ...townAndRegion }),
    townMapAlt: F.altText(
      "What the map of a town page shows, for people who cannot see it.",
      townAndRegion,
    ),
    regionMap: F.altText(
      "What the map of a region page shows, for people who cannot see it.",
      region,
    ),
  },
});

export default {
  ...labels,
  fields: labels.fields.refine(
    ({ projects, projectPlaces = [] }) => projectPlaces.length === 0 || projects !== undefined,
    "projectPlaces are shown under a heading; add projects, or remove projectPlaces",
  ),
};
