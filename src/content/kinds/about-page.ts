import * as F from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "AboutPage",
  description: "The page about the company.",
  source: { file: "pages/about.yaml" },
  path: () => "/about",
  component: "pages/about.tsx",
  pageType: "AboutPage",
  anchors: ["mission", "owner"],
  fields: {
    title: F.heading,
    description: F.searchDescription,
    factLine: F.text("Facts under the title.", { max: 80 }),
    missionTitle: F.text("Heading of the mission, for screen readers.", { max: 40 }),
    mission: F.text("The mission, in one sentence.", { max: 200 }),
    missionText: F.list("Paragraphs under the mission.", F.text("Paragraph.", { max: 600 }), {
      max: 8,
    }),
    picture: F.picture("Wide picture."),
    owner: F.group("AboutOwner", "Section about the owner.", {
      title: F.heading,
      lead: F.text("First sentence.", { max: 200 }),
      text: F.text("The rest of the text.", { max: 600 }),
      crop: F.crop(
        "Part of the section drawing that is shown in place of a portrait",
      ).optional(),
      caption: F.text("Caption of that part.", { max: 60 }).optional(),
    }).check(F.cropWithCaption),
    facts: F.figures("Fact", "Figures about the company."),
    areas: F.text("Heading of the service areas.", { max: 80 }),
    surrounding: F.text("Name for the surrounding communities.", { max: 50 }),
    closing: F.text("Heading of the last section.", { max: 80 }),
    contactLabel: F.text("Contact button.", { max: 30 }),
    galleryLabel: F.text("Label over the picture that links to the gallery.", { max: 40 }),
    galleryPicture: F.picture("Picture that links to the gallery."),
  },
});
