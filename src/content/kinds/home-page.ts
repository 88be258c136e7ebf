import {
  altText,
  beforeLaunch,
  crop,
  figures,
  group,
  heading,
  list,
  onDrawing,
  pageLink,
  picture,
  points,
  relation,
  searchDescription,
  text,
} from "../fields";
import { defineKind } from "../kind";

const lead = text("Sentence beside the heading.", { max: 260 });

export default defineKind({
  type: "HomePage",
  description: "The home page, from top to bottom.",
  source: { file: "pages/home.yaml" },
  path: () => "/",
  component: "pages/index.tsx",
  fields: {
    title: text("Title in search results.", { max: 70 }),
    description: searchDescription,
    hero: group("HomeHero", "First screen.", {
      title: text("Heading.", { max: 40 }),
      lead,
      picture: picture("Picture that fills the screen."),
      quoteLabel: text("First button.", { max: 30 }),
      servicesLabel: text("Second button.", { max: 30 }),
      servicesTo: pageLink("Page that the second button opens."),
    }),
    drawing: group("HomeDrawing", "Section drawing, if there is one.", {
      title: heading,
      lead,
      steps: list(
        "What happens next, as stops on the cable beside the heading.",
        text("Step.", { max: 30 }),
        { max: 4 },
      ).optional(),
      alt: onDrawing(
        altText("What the drawing shows, for people who do not see it.", { max: 200 }),
        "part",
      ),
      hint: text("How to use the drawing, above it.", { max: 80 }).optional(),
      sheet: text("Number of a service's sheet in the set of drawings, for title strips.", {
        max: 60,
        holds: ["letter", "number", "count"],
      }).optional(),
      crop: crop("Part of the drawing that is shown; all of it if left out").optional(),
      phoneCrops: list(
        "Parts that phones show instead, one under the other; the same part if left out.",
        crop("Part of the drawing"),
        { max: 8 },
      ).optional(),
    }).optional(),
    stats: figures("Stat", "Figures, under the drawing if there is one."),
    services: group("HomeServices", "Service cards.", { title: heading, lead }),
    why: group("HomeWhy", "Reasons to choose the company.", {
      title: heading,
      picture: picture("Wide picture above the reasons."),
      link: group("TextLink", "Text link.", {
        label: text("Words.", { max: 40 }),
        to: pageLink("Page that it opens."),
      }),
      points: points("Reasons."),
    }),
    areas: group("HomeAreas", "Map with badges.", {
      title: heading,
      region: relation("Region", "First badge: file name of a region, without .md."),
      towns: list("Other badges.", relation("Town", "File name of a town, without .md."), {
        max: 8,
      }),
      all: text("Link to all service areas.", { max: 40 }),
    }),
    projects: group("HomeProjects", "Featured projects.", {
      title: heading,
      note: beforeLaunch(
        text("Note that the projects are samples. Left out once they are not.", { max: 80 }),
        (value) => value !== undefined,
        "says that the projects of the backend are samples",
      ).optional(),
    }),
    voices: group("HomeVoices", "Testimonials.", { title: heading }),
    closing: group("HomeClosing", "Last section.", {
      title: heading,
      quoteLabel: text("Quote button.", { max: 30 }),
    }),
  },
});
