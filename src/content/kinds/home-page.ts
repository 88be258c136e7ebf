import { z } from "zod";
import {
  altText,
  beforeLaunch,
  group,
  list,
  onDrawing,
  pageLink,
  picture,
  point,
  relation,
  text,
} from "../fields";
import { crop } from "../drawn";
import { defineKind, pageFields } from "../kind";
import { countiesClaim, yearsClaim } from "../phrases";

const heading = text("Heading of the band.", { max: 80 });
const lead = text("A sentence beside the heading.", { max: 260 });

export default defineKind({
  type: "HomePage",
  description: "The words of the home page, in the order of its bands.",
  source: { single: "pages/home.yaml" },
  path: () => "/",
  component: "pages/index.tsx",
  fields: z.strictObject({
    title: text("Title in search results.", { max: 70 }),
    description: text("What search engines show under the title.", { min: 70, max: 160 }),
    hero: group("HomeHero", "The first screen.", {
      title: text("The heading.", { max: 40 }),
      lead,
      picture: picture("The picture that fills it."),
      quoteLabel: text("The first button.", { max: 30 }),
      servicesLabel: text("The second button.", { max: 30 }),
      servicesTo: pageLink("Where the second button leads."),
    }),
    drawing: group("HomeDrawing", "The section drawing, where there is one.", {
      title: heading,
      lead,
      steps: list(
        "What happens next, as stops on the cable beside the heading.",
        text("A step.", { max: 30 }),
        { max: 4 },
      ).optional(),
      alt: onDrawing(
        altText("What the drawing shows, for people who do not see it.", { max: 200 }),
        "part",
      ),
      hint: text("How to use it, above it.", { max: 80 }).optional(),
      sheet: text("The number of a service's sheet in the set of drawings, for title strips.", {
        max: 60,
        holds: ["letter", "number", "count"],
      }).optional(),
      crop: crop("The part of it that is shown; left out, all of it").optional(),
      phoneCrops: list(
        "The parts that phones show in its place, one under the other; left out, the same as elsewhere.",
        crop("A part of it"),
        { max: 8 },
      ).optional(),
    }).optional(),
    stats: list(
      "The figures, under the drawing where there is one.",
      group("Stat", "A figure.", {
        figure: beforeLaunch(text("The figure.", { max: 12 }), yearsClaim),
        label: beforeLaunch(text("What it counts.", { max: 30 }), countiesClaim),
      }),
      { min: 1, max: 8 },
    ),
    services: group("HomeServices", "The service cards.", { title: heading, lead }),
    why: group("HomeWhy", "Why people choose the company.", {
      title: heading,
      picture: picture("The wide picture over it."),
      link: group("TextLink", "A text link.", {
        label: text("Its words.", { max: 40 }),
        to: pageLink("Where it leads."),
      }),
      points: list("The points.", point, { min: 1, max: 8 }),
    }),
    areas: group("HomeAreas", "The map with the badges.", {
      title: heading,
      region: relation("Region", "The first badge: the file name without .md of a region."),
      towns: list("The other badges.", relation("Town", "File name without .md of a town."), {
        max: 8,
      }),
      all: text("The link to all service areas.", { max: 40 }),
    }),
    projects: group("HomeProjects", "The featured projects.", {
      title: heading,
      note: beforeLaunch(
        text("What the projects are, while they are samples; leave it out after that.", {
          max: 80,
        }),
        { when: /./, says: "says that the projects of the backend are samples" },
      ).optional(),
    }),
    voices: group("HomeVoices", "The testimonials.", { title: heading }),
    closing: group("HomeClosing", "The closing call.", {
      title: heading,
      quoteLabel: text("The button.", { max: 30 }),
    }),
    ...pageFields,
  }),
});
