import { z } from "zod";
import { altText, beforeLaunch, group, judged, list, picture, point, text } from "../fields";
import { crop, placeTrouble } from "../drawn";
import { defineKind } from "../kind";

/** The placeholder that stands for the region's name. */
const region = { mayHold: ["region"] };
/** Requires the name in texts that would otherwise be the same on the pages of all regions. */
const named = { holds: ["region"] };

export default defineKind({
  type: "RegionWords",
  description:
    "The words that all region and town pages share. {region} or {town} stands for the name.",
  source: { single: "pages/region.yaml" },
  fields: z
    .strictObject({
      heading: text("Heading of a region page.", { max: 80, ...named }),
      subline: text("The line under it.", { max: 80, ...region }),
      quoteLabel: text("The quote button.", { max: 30 }),
      teamPicture: picture("The team picture.", { minWidth: 800 }),
      teamCaption: text("Its caption.", { max: 60 }),
      trusted: text("Heading over the region's picture.", { max: 60, ...region }),
      services: text("Heading of the services.", { max: 60, ...region }),
      why: text("Heading of the points.", { max: 80, ...region }),
      points: list("The points.", point, { min: 1, max: 8 }),
      vanPicture: picture("The service vehicle."),
      projects: text("Heading of the project places, where there are any.", {
        max: 60,
        ...region,
      }).optional(),
      projectNote: text("What a place without a photo says.", { max: 60 }).optional(),
      projectPlaces: list(
        "The places.",
        group("ProjectPlace", "A place for a photo.", {
          title: text("Its title.", { max: 60 }),
          crop: crop("The part of the section drawing that stands there until then").optional(),
          picture: beforeLaunch(
            picture("The photo, once there is one; the drawing goes then."),
            {
              when: "unset",
              says: "is not set: a place for a photo of finished work",
            },
          ).optional(),
        }).check(judged(placeTrouble)),
        { max: 8 },
      ).optional(),
      areas: text("Heading of the list of regions.", { max: 40 }),
      closing: text("Heading of the closing call.", { max: 80, ...region }),
      townTitle: text("Title of a town page in search results.", {
        max: 100,
        holds: ["town"],
      }),
      townServices: text("Heading of the services on a town page.", {
        max: 60,
        mayHold: ["town"],
      }),
      townNearby: text("Heading of the places nearby.", { max: 40 }),
      townMap: text("Caption of the map; {town} and {region} are filled in.", {
        max: 60,
        mayHold: ["town", "region"],
      }),
      townMapAlt: altText("What that map shows, for people who do not see it.", {
        mayHold: ["town", "region"],
      }),
      regionMap: altText(
        "What the map of a region page shows, for people who do not see it.",
        region,
      ),
    })
    .check(judged(projectsTrouble)),
});

interface Places {
  projects?: string | undefined;
  projectPlaces?: readonly unknown[] | undefined;
}

/** The mistake in places for photos without a heading; undefined if there is none. */
function projectsTrouble({ projects, projectPlaces = [] }: Places): string | undefined {
  return projectPlaces.length > 0 && projects === undefined
    ? "projectPlaces are shown under a heading; write projects, or take the places away"
    : undefined;
}
