import { z } from "zod";
import { beforeLaunch, group, judged, list, picture, text } from "../fields";
import { captionTrouble, crop } from "../drawn";
import { defineKind, pageFields } from "../kind";
import { countiesClaim, yearsClaim } from "../phrases";

const heading = text("Heading of the band.", { max: 80 });

export default defineKind({
  type: "AboutPage",
  description: "The words of the page about the company.",
  source: { single: "pages/about.yaml" },
  path: () => "/about",
  component: "pages/about.tsx",
  anchors: ["mission", "owner"],
  fields: z.strictObject({
    title: heading,
    description: text("What search engines show under the title.", { min: 70, max: 160 }),
    missionTitle: text("Heading of the mission, for those who listen to the page.", {
      max: 40,
    }),
    mission: text("The mission, in one sentence.", { max: 200 }),
    missionText: list("Paragraphs under the mission.", text("A paragraph.", { max: 600 }), {
      max: 8,
    }),
    picture: picture("The wide picture."),
    owner: group("AboutOwner", "The owner section.", {
      title: heading,
      lead: text("Its first sentence.", { max: 200 }),
      text: text("The rest.", { max: 600 }),
      crop: crop("The part of the section drawing that stands for a portrait").optional(),
      caption: text("What the crop shows.", { max: 60 }).optional(),
    }).check(judged(captionTrouble)),
    facts: list(
      "Figures on the dimension line.",
      group("Fact", "A figure.", {
        figure: beforeLaunch(text("The figure.", { max: 12 }), yearsClaim),
        label: beforeLaunch(text("What it tells.", { max: 30 }), countiesClaim),
      }),
      { min: 1, max: 8 },
    ),
    areas: heading,
    surrounding: text("The words for the communities around.", { max: 50 }),
    closing: heading,
    contactLabel: text("The button.", { max: 30 }),
    galleryLabel: text("The words over the picture that leads to the gallery.", { max: 40 }),
    galleryPicture: picture("That picture."),
    ...pageFields,
  }),
});
