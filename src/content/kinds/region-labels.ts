import {
  altText,
  cropOrPicture,
  group,
  list,
  photoSpace,
  picture,
  points,
  refine,
  text,
} from "../fields";
import { defineKind } from "../kind";

/** Placeholder for the region's name. */
const region = { mayHold: ["region"] };
const townAndRegion = { mayHold: ["town", "region"] };

const labels = defineKind({
  type: "RegionLabels",
  description:
    "Labels of all region and town pages. {region} and {town} are replaced by the name.",
  source: { file: "pages/region.yaml" },
  fields: {
    // Required here, because the texts of all regions would otherwise be the same.
    heading: text("Heading of a region page.", { max: 80, holds: ["region"] }),
    subline: text("Line under the heading.", { max: 80, ...region }),
    quoteLabel: text("Quote button.", { max: 30 }),
    teamPicture: picture("Picture of the team.", { minWidth: 800 }),
    teamCaption: text("Caption of the team picture.", { max: 60 }),
    trusted: text("Heading above the region's picture.", { max: 60, ...region }),
    services: text("Heading of the services.", { max: 60, ...region }),
    why: text("Heading of the reasons.", { max: 80, ...region }),
    points: points("Reasons."),
    vanPicture: picture("Picture of the service vehicle."),
    projects: text("Heading above the spaces for photos, if there are any.", {
      max: 60,
      ...region,
    }).optional(),
    projectNote: text("Words on a space without a photo.", { max: 60 }).optional(),
    projectPlaces: list(
      "Spaces for photos of projects.",
      group("ProjectPlace", "Space for a photo.", {
        title: text("Title.", { max: 60 }),
        ...photoSpace,
      }).check(cropOrPicture),
      { max: 8 },
    ).optional(),
    areas: text("Heading of the list of regions.", { max: 40 }),
    closing: text("Heading of the last section.", { max: 80, ...region }),
    townTitle: text("Title of a town page in search results.", {
      max: 100,
      holds: ["town"],
    }),
    townServices: text("Heading of the services on a town page.", {
      max: 60,
      mayHold: ["town"],
    }),
    townNearby: text("Heading of the towns and regions nearby.", { max: 40 }),
    townMap: text("Caption of the map on a town page.", { max: 60, ...townAndRegion }),
    townMapAlt: altText(
      "What the map of a town page shows, for people who do not see it.",
      townAndRegion,
    ),
    regionMap: altText(
      "What the map of a region page shows, for people who do not see it.",
      region,
    ),
  },
});

export default {
  ...labels,
  fields: labels.fields.check(
    refine(({ projects, projectPlaces = [] }) =>
      projectPlaces.length > 0 && projects === undefined
        ? "projectPlaces are shown under a heading; write projects, or take the places away"
        : undefined,
    ),
  ),
};
