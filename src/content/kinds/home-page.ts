import * as F from "../fields";
import { defineKind } from "../kind";

const lead = F.text("Sentence beside the heading.", { max: 260 });

/** One for each kind of mark (markKinds in src/content/drawing.ts). */
const drillMark = F.group("DrillMark", "Mark on the drawing for what is drilled.", {
  legend: F.text("What it means.", { max: 60 }),
  one: F.text("Text for one, in a count.", { max: 60 }),
  many: F.text("Text for several, in a count.", { max: 60, requiredPlaceholders: ["count"] }),
  none: F.text("Text for none; not counted if omitted.", { max: 60 }).optional(),
});

export default defineKind({
  type: "HomePage",
  description: "The home page, from top to bottom.",
  source: { file: "pages/home.yaml" },
  path: () => "/",
  component: "pages/index.tsx",
  lists: ["Service"],
  fields: {
    title: F.text("Title in search results.", { max: 70 }),
    description: F.searchDescription,
    hero: F.group("HomeHero", "First screen.", {
      title: F.text("Heading.", { max: 40 }),
      lead,
      picture: F.picture("Picture that fills the screen."),
      quoteLabel: F.text("First button.", { max: 30 }),
      servicesLabel: F.text("Second button.", { max: 30 }),
      servicesTo: F.pageLink("Page that the second button opens."),
    }),
    drawing: F.group("HomeDrawing", "Section drawing, if there is one.", {
      title: F.heading,
      lead,
      steps: F.list(
        "What happens next, as stops on the cable beside the heading.",
        F.text("Step.", { max: 30 }),
        { max: 4 },
      ).optional(),
      alt: F.onDrawing(
        F.altText("What the drawing shows, for people who cannot see it.", { max: 200 }),
        "part",
      ),
      hint: F.text("How to use the drawing, above it.", { max: 80 }).optional(),
      touchHint: F.text("The same, for touch screens.", { max: 80 }).optional(),
      sheet: F.text("Number of a service's sheet in the set of drawings, for title strips.", {
        max: 60,
        requiredPlaceholders: ["letter", "number", "count"],
      }).optional(),
      crop: F.crop("Part of the drawing that is shown; all of it if omitted").optional(),
      phoneCrops: F.list(
        "Parts that phones show instead, one under the other; the same part if omitted.",
        F.crop("Part of the drawing"),
        { max: 8 },
      ).optional(),
      drilled: F.group("HomeDrilled", "Where we drill, if the drawing has marks for it.", {
        hole: drillMark,
        box: drillMark,
        outside: drillMark,
        patch: drillMark,
        tally: F.text("The whole count, for one letter.", {
          max: 160,
          requiredPlaceholders: ["letter", "marks"],
        }),
      }).optional(),
    }).optional(),
    stats: F.figures("Stat", "Figures, under the drawing if there is one."),
    services: F.group("HomeServices", "Service cards.", { title: F.heading, lead }),
    why: F.group("HomeWhy", "Reasons to choose the company.", {
      title: F.heading,
      picture: F.picture("Wide picture above the reasons."),
      link: F.link("TextLink", "Text link."),
      points: F.points("Reasons."),
    }),
    areas: F.group("HomeAreas", "Map with badges.", {
      title: F.heading,
      region: F.relation("Region", "First badge: file name of a region, without .md."),
      towns: F.list("Other badges.", F.relation("Town"), { max: 8 }),
      all: F.text("Link to all service areas.", { max: 40 }),
    }),
    projects: F.group("HomeProjects", "Featured projects.", {
      title: F.heading,
      note: F.beforeLaunch(
        F.text("Note that the projects are samples. Omit it once they are not.", { max: 80 }),
        (value) => value !== undefined,
        "says that the projects in the backend are samples",
      ).optional(),
    }),
    voices: F.group("HomeVoices", "Testimonials.", {
      title: F.heading,
      note: F.text("Note that they are samples; shown while one of them is.", { max: 80 }),
    }),
    closing: F.group("HomeClosing", "Last section.", {
      title: F.heading,
      quoteLabel: F.text("Quote button.", { max: 30 }),
    }),
  },
});
