import {
  crop,
  cropWithCaption,
  figures,
  group,
  heading,
  list,
  picture,
  searchDescription,
  text,
} from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "AboutPage",
  description: "The page about the company.",
  source: { file: "pages/about.yaml" },
  path: () => "/about",
  component: "pages/about.tsx",
  anchors: ["mission", "owner"],
  fields: {
    title: heading,
    description: searchDescription,
    missionTitle: text("Heading of the mission, for screen readers.", { max: 40 }),
    mission: text("The mission, in one sentence.", { max: 200 }),
    missionText: list("Paragraphs under the mission.", text("Paragraph.", { max: 600 }), {
      max: 8,
    }),
    picture: picture("Wide picture."),
    owner: group("AboutOwner", "Section about the owner.", {
      title: heading,
      lead: text("First sentence.", { max: 200 }),
      text: text("The rest of the text.", { max: 600 }),
      crop: crop("Part of the section drawing that is shown in place of a portrait").optional(),
      caption: text("Caption of that part.", { max: 60 }).optional(),
    }).check(cropWithCaption),
    facts: figures("Fact", "Figures about the company."),
    areas: text("Heading of the service areas.", { max: 80 }),
    surrounding: text("Words for the communities around.", { max: 50 }),
    closing: text("Heading of the last section.", { max: 80 }),
    contactLabel: text("Contact button.", { max: 30 }),
    galleryLabel: text("Words over the picture that links to the gallery.", { max: 40 }),
    galleryPicture: picture("Picture that links to the gallery."),
  },
});
