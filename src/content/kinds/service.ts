import { z } from "zod";
import {
  beforeLaunch,
  choice,
  decimal,
  flag,
  group,
  integer,
  judged,
  list,
  picture,
  point,
  relation,
  text,
} from "../fields";
import {
  captionTrouble,
  crop,
  facts,
  goalsTrouble,
  keysOfServices,
  letter,
  place,
  placeTrouble,
} from "../drawn";
import { defineKind, entryFields } from "../kind";
import * as form from "../phrases";

const heading = text("Heading of the band.", { max: 80 });
const lead = text("A sentence beside the heading.", { max: 220 });
/** What is missing if the layout shows pictures that the entry does not have. */
function offersTrouble({
  layout,
  picture: large,
  items,
}: {
  layout: string;
  picture?: string | undefined;
  items: readonly { title: string; picture?: string | undefined }[];
}): string | undefined {
  if (layout === "list")
    return large === undefined
      ? "the layout “list” shows one large picture; write it under picture, beside layout"
      : undefined;
  const bare = items.find(({ picture: own }) => own === undefined);
  return (
    bare && `the layout “cards” shows a picture of each; write picture under “${bare.title}”`
  );
}
export default defineKind({
  type: "Service",
  description:
    "One of the services, with a page of its own. A band whose field is left out is not shown.",
  source: { folder: "services" },
  path: (slug) => `/services/${slug}`,
  unique: ["position", "letter"],
  component: "templates/service.tsx",
  namedBy: [
    {
      kind: "Category",
      field: "service",
      says: "no entry of content/categories.yaml names this service; add one, with the names of its work in the blog and in the gallery",
    },
  ],
  resolved: {
    key: {
      description: "Where its letter is on the section drawing.",
      sdl: "DrawingKey",
      resolve: keysOfServices,
    },
  },
  fields: z.strictObject({
    title: text("The name of the service, everywhere.", { min: 5, max: 60 }),
    short: text("Its short name, where all services are in one line.", { max: 16 }).optional(),
    description: text("What search engines show under the title.", { min: 70, max: 160 }),
    position: integer("Place in the lists, counted from 1.", { min: 1, max: 99 }),
    letter: letter.optional(),
    room: text("Where in a building it is done, in a few words.", { max: 40 }).optional(),
    roomSide: choice(
      "On which side of the letter the room's name stands on the section drawing; left out, right.",
      ["left", "right"],
    ).optional(),
    summary: text("One or two sentences for the card on the home page.", { max: 140 }),
    facts: facts.optional(),
    teaser: text("A few words for the lists on region pages.", { max: 40 }),
    lead: text("The sentence under the heading of the page.", { max: 160 }),
    picture: picture("The wide picture at the head of the page."),
    pictureAt: text(
      "The point of it that phones keep in view, from the left and from the top, for example 14% 50%.",
      { like: form.focalPoint },
    ).optional(),
    cardPicture: picture("The picture on cards."),
    cardAt: text(
      "The point of it that stays in view on tall cards, from the left and from the top, for example 3% 40%; left out, the picture's own.",
      { like: form.focalPoint },
    ).optional(),
    secondCall: relation(
      "Service",
      "File name without .md of the service that the second button at the head leads to, where the page has one.",
    ).optional(),
    intro: group("ServiceIntro", "What we do; the text of the file is shown under it.", {
      title: heading,
      lead,
      crop: crop("The part of the section drawing beside the text").optional(),
      caption: text("What the crop shows.", { max: 60 }).optional(),
    }).check(judged(captionTrouble)),
    goals: group("ServiceGoals", "Numbered goals, on a part of the section drawing too.", {
      title: heading,
      lead,
      crop: crop("The part of the section drawing that carries their numbers").optional(),
      items: list(
        "The goals.",
        group("ServiceGoal", "A goal with its number on the drawing.", {
          title: text("Heading of the goal.", { max: 80 }),
          text: text("One or two sentences.", { max: 260 }),
          x: decimal(
            "Where its number stands, from the left, in the drawing's units.",
            -9999,
            9999,
          ).optional(),
          y: decimal("Where its number stands, from the top.", -9999, 9999).optional(),
          pointsTo: place("What a line leads to from its number").optional(),
        }),
        { min: 1, max: 8 },
      ),
    })
      .check(judged(goalsTrouble))
      .optional(),
    offers: group("ServiceOffers", "What the service is made of.", {
      title: heading,
      layout: choice("Picture cards, or a ruled list beside one large picture.", [
        "cards",
        "list",
      ]),
      picture: picture("The large picture of the list.").optional(),
      items: list(
        "The single services.",
        group("ServiceOffer", "One of them.", {
          title: text("Its name.", { max: 60 }),
          text: text("One or two sentences.", { max: 200 }),
          picture: picture("Its picture, on cards.").optional(),
        }),
        { min: 1, max: 8 },
      ),
    }).check(judged(offersTrouble)),
    lineup: group("ServiceLineup", "Types of a device on one picture.", {
      title: heading,
      lead,
      picture: picture("The picture that shows them side by side."),
      items: list(
        "The types, from left to right.",
        group("LineupItem", "A type.", {
          title: text("Its name.", { max: 30 }),
          text: text("One or two sentences.", { max: 200 }),
          at: text("Where its middle is, from the left, for example 39%.", {
            like: form.share,
          }),
          middle: text("Where its middle is, from the top; phones cut it out there.", {
            like: form.share,
          }),
          foot: text("Where its leader line ends on it, from the left and from the top.", {
            like: form.focalPoint,
          }),
        }),
        { min: 1, max: 8 },
      ),
    }).optional(),
    benefits: group("ServiceBenefits", "What the visitor gets from it.", {
      title: heading,
      items: list("The benefits.", point, { min: 1, max: 8 }),
    }).optional(),
    reasons: group("ServiceReasons", "Reasons to choose the company for it.", {
      title: heading,
      items: list("The reasons.", point, { min: 1, max: 8 }),
    }).optional(),
    process: group("ServiceProcess", "The way from the first visit to the end.", {
      title: heading,
      items: list("The steps.", point, { min: 1, max: 8 }),
    }).optional(),
    industries: group("ServiceIndustries", "Kinds of business that are served.", {
      title: heading,
      items: list("Their names.", text("A kind of business.", { max: 40 }), { min: 1, max: 8 }),
    }).optional(),
    // Not entries of the gallery, so they have no pages to link to (decision 13).
    samples: group("ServiceSamples", "Sample projects; no links.", {
      title: heading,
      sample: beforeLaunch(
        flag("true until these are projects that the company finished."),
        form.sampleMark,
      ).optional(),
      items: list(
        "The samples.",
        group("ServiceSample", "A sample.", {
          title: text("What was done.", { max: 60 }),
          place: text("Where.", { max: 40 }),
          picture: picture("What it looks like."),
        }),
        { min: 1, max: 8 },
      ),
    }).optional(),
    placeholders: group("ServicePlaceholders", "Places kept for photos of finished work.", {
      title: heading.optional(),
      items: list(
        "The places.",
        group("PhotoPlaceholder", "A place for a photo.", {
          note: text("What it says while there is no photo.", { max: 120 }),
          caption: text("What the photo will show.", { max: 60 }),
          crop: crop("The part of the section drawing that stands there until then").optional(),
          picture: beforeLaunch(picture("The photo, once there is one."), {
            when: "unset",
            says: "is not set: a place for a photo of finished work",
          }).optional(),
        }).check(judged(placeTrouble)),
        { min: 1, max: 8 },
      ),
    }).optional(),
    areas: text("Heading of the list of service areas; left out, no list.", { max: 60 }).optional(),
    closing: text("Heading of the closing call.", { max: 60 }),
    next: group("ServiceNext", "The service that the page ends with.", {
      label: text("Why it fits, for example Goes well with cameras.", { max: 40 }),
      service: relation("Service", "File name without .md of the service."),
    }).optional(),
    ...entryFields,
  }),
});
