import {
  choice,
  crop,
  cropOrPicture,
  cropWithCaption,
  decimal,
  facts,
  focalPoint,
  group,
  heading,
  letter,
  list,
  numberedGoals,
  percentage,
  photoSpace,
  picture,
  pointField,
  pointsGroup,
  position,
  refine,
  relation,
  sampleFlag,
  searchDescription,
  text,
} from "../fields";
import { computed, defineKind } from "../kind";

const lead = text("Sentence beside the heading.", { max: 220 });
const sentences = text("One or two sentences.", { max: 200 });
const upToEight = { min: 1, max: 8 };

export default defineKind({
  type: "Service",
  description: "Service. A section whose field is left out is not shown.",
  source: { folder: "services" },
  path: (slug) => `/services/${slug}`,
  unique: ["position", "letter"],
  component: "templates/service.tsx",
  namedBy: [
    {
      kind: "Category",
      field: "service",
      message:
        "no entry of content/categories.yaml names this service; add one, with the names of its work in the blog and in the gallery",
    },
  ],
  resolved: {
    key: computed(
      "DrawingKey",
      "Position of its letter on the section drawing.",
      ({ data }, all) => {
        const drawing = all.find(({ kind }) => kind.type === "SectionDrawing");
        const keys = (drawing?.data.keys ?? []) as readonly { letter: string }[];
        return keys.find(({ letter }) => letter === data.letter);
      },
    ),
  },
  fields: {
    title: text("Name of the service.", { min: 5, max: 60 }),
    short: text("Short name, where all services are in one line.", { max: 16 }).optional(),
    description: searchDescription,
    position: position(),
    letter: letter.optional(),
    room: text("Where in a building it is done, in a few words.", { max: 40 }).optional(),
    roomSide: choice(
      "Side of the letter on which the drawing shows the room's name; right if left out.",
      ["left", "right"],
    ).optional(),
    summary: text("One or two sentences for the card on the home page.", { max: 140 }),
    facts: facts.optional(),
    teaser: text("A few words for the lists on region pages.", { max: 40 }),
    lead: text("Sentence under the heading of the page.", { max: 160 }),
    picture: picture("Wide picture at the top of the page."),
    pictureAt: text(
      "Point of that picture that phones keep visible, from the left and from the top, for example 14% 50%.",
      { like: focalPoint },
    ).optional(),
    cardPicture: picture("Picture on cards."),
    cardAt: text(
      "Point of it that tall cards keep visible, for example 3% 40%; the picture's own if left out.",
      { like: focalPoint },
    ).optional(),
    secondCall: relation(
      "Service",
      "Service that the second button at the top opens: file name without .md.",
    ).optional(),
    intro: group("ServiceIntro", "Introduction, above the text of the file.", {
      title: heading,
      lead,
      crop: crop("Part of the section drawing beside the text").optional(),
      caption: text("Caption of that part.", { max: 60 }).optional(),
    }).check(cropWithCaption),
    goals: group("ServiceGoals", "Numbered goals, also on a part of the section drawing.", {
      title: heading,
      lead,
      crop: crop("Part of the section drawing with their numbers").optional(),
      items: list(
        "Goals.",
        group("ServiceGoal", "Goal with its number on the drawing.", {
          title: text("Heading.", { max: 80 }),
          text: text("One or two sentences.", { max: 260 }),
          x: decimal("Number from the left, in the drawing's units.", -9999, 9999).optional(),
          y: decimal("Number from the top, in the drawing's units.", -9999, 9999).optional(),
          pointsTo: pointField("End of the line from its number").optional(),
        }),
        upToEight,
      ),
    })
      .check(numberedGoals)
      .optional(),
    offers: group("ServiceOffers", "What the service includes.", {
      title: heading,
      layout: choice("cards: a picture each; list: one large picture beside a list.", [
        "cards",
        "list",
      ]),
      picture: picture("Large picture of the list.").optional(),
      items: list(
        "Offers.",
        group("ServiceOffer", "Offer.", {
          title: text("Name.", { max: 60 }),
          text: sentences,
          picture: picture("Picture, on cards.").optional(),
        }),
        upToEight,
      ),
    }).check(
      refine(({ layout, picture: large, items }) => {
        if (layout === "list")
          return large === undefined
            ? "the layout “list” shows one large picture; write it under picture, beside layout"
            : undefined;
        const bare = items.find((item) => item.picture === undefined);
        return (
          bare &&
          `the layout “cards” shows a picture of each; write picture under “${bare.title}”`
        );
      }),
    ),
    lineup: group("ServiceLineup", "Types of a device on one picture.", {
      title: heading,
      lead,
      picture: picture("Picture that shows them side by side."),
      items: list(
        "Types, from left to right.",
        group("LineupItem", "Type.", {
          title: text("Name.", { max: 30 }),
          text: sentences,
          at: text("Its center, from the left, for example 39%.", { like: percentage }),
          middle: text("Its center, from the top. Phones crop the picture there.", {
            like: percentage,
          }),
          foot: text("End of its line, from the left and from the top.", { like: focalPoint }),
        }),
        upToEight,
      ),
    }).optional(),
    benefits: pointsGroup(
      "ServiceBenefits",
      "Benefits for the customer.",
      "Benefits.",
    ).optional(),
    reasons: pointsGroup(
      "ServiceReasons",
      "Reasons to choose the company.",
      "Reasons.",
    ).optional(),
    process: pointsGroup(
      "ServiceProcess",
      "Steps from the first visit on.",
      "Steps.",
    ).optional(),
    industries: group("ServiceIndustries", "Businesses that are served.", {
      title: heading,
      items: list("Businesses.", text("Kind of business.", { max: 40 }), upToEight),
    }).optional(),
    // Not entries of the gallery, so they have no pages to link to (decision 13).
    samples: group("ServiceSamples", "Sample projects, without links.", {
      title: heading,
      sample: sampleFlag("true until these are projects that the company finished."),
      items: list(
        "Samples.",
        group("ServiceSample", "Sample.", {
          title: text("What was done.", { max: 60 }),
          place: text("Location.", { max: 40 }),
          picture: picture("Picture of it."),
        }),
        upToEight,
      ),
    }).optional(),
    placeholders: group("ServicePlaceholders", "Spaces for photos of finished work.", {
      title: heading.optional(),
      items: list(
        "Spaces.",
        group("PhotoPlaceholder", "Space for a photo.", {
          note: text("Words on it until there is a photo.", { max: 120 }),
          caption: text("What the photo will show.", { max: 60 }),
          ...photoSpace,
        }).check(cropOrPicture),
        upToEight,
      ),
    }).optional(),
    areas: text("Heading of the list of service areas; no list if left out.", {
      max: 60,
    }).optional(),
    closing: text("Heading of the last section.", { max: 60 }),
    next: group("ServiceNext", "Service that the page ends with.", {
      label: text("Why it fits, for example Goes well with cameras.", { max: 40 }),
      service: relation("Service", "File name of the service, without .md."),
    }).optional(),
  },
});
