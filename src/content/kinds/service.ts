import { letters } from "../../domain/site";
import * as F from "../fields";
import { computed, defineKind } from "../kind";

const lead = F.text("Sentence beside the heading.", { max: 220 });
const sentences = F.text("One or two sentences.", { max: 200 });
const upToEight = { min: 1, max: 8 };
const project = F.relation(
  "Project",
  "File name of the project that the picture shows, without .md; the card links to it.",
).optional();

export default defineKind({
  type: "Service",
  description: "Service. A section whose field is omitted is not shown.",
  source: { folder: "services" },
  path: (slug) => `/services/${slug}`,
  unique: ["position", "letter"],
  anchors: ["sit-down"],
  component: ({ sitDown }) =>
    sitDown ? "templates/service-with-room.tsx" : "templates/service.tsx",
  mainEntity: "Service",
  menu: { name: "services", note: ({ room }) => room as string | undefined },
  order: "position",
  namedBy: {
    kind: "Category",
    field: "service",
    message:
      "no entry of content/categories.yaml names this service; add one, with the names of its work in the blog and in the gallery",
  },
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
    title: F.text("Name of the service.", { min: 5, max: 60 }),
    short: F.text("Short name, for the strip of all services.", { max: 16 }).optional(),
    description: F.searchDescription,
    position: F.position(),
    letter: F.onDrawing(
      F.choice("Letter on the section drawing, if it has one for this service.", letters),
      "letter",
    ).optional(),
    room: F.text("Place in the building, in a few words.", { max: 40 }).optional(),
    roomSide: F.choice(
      "Side of the letter on which the drawing shows the room's name; right if omitted.",
      ["left", "right"],
    ).optional(),
    summary: F.text("One or two sentences for the card on the home page.", { max: 140 }),
    facts: F.list(
      "Two facts for the line under the section drawing: a few words each; the page must say them, too.",
      F.text("Fact.", { max: 40 }),
      { min: 2, max: 2 },
    ).optional(),
    teaser: F.text("A few words for the lists on region pages.", { max: 40 }),
    lead: F.text("Sentence under the heading of the page.", { max: 160 }),
    picture: F.picture("Wide picture at the top of the page."),
    pictureAt: F.text(
      "Point of that picture that phones keep visible, from the left and from the top, for example 14% 50%.",
      { format: F.focalPoint },
    ).optional(),
    cardPicture: F.picture("Picture on cards."),
    cardAt: F.text(
      "Point of that picture that tall cards keep visible, for example 3% 40%; its focal point if omitted.",
      { format: F.focalPoint },
    ).optional(),
    secondCall: F.relation(
      "Service",
      "Service that the second button at the top opens: file name without .md.",
    ).optional(),
    intro: F.group("ServiceIntro", "Introduction, above the text of the file.", {
      title: F.heading,
      lead,
      crop: F.crop("Part of the section drawing beside the text").optional(),
      caption: F.text("Caption of that part.", { max: 60 }).optional(),
    }).check(F.cropWithCaption),
    sitDown: F.text(
      "Heading of the room in which visitors choose a seat and a screen; no room if omitted.",
      { max: 80 },
    ).optional(),
    goals: F.group("ServiceGoals", "Numbered goals, also on a part of the section drawing.", {
      title: F.heading,
      lead,
      crop: F.crop("Part of the section drawing with their numbers").optional(),
      items: F.list(
        "Goals.",
        F.group("ServiceGoal", "Goal with its number on the drawing.", {
          title: F.text("Heading.", { max: 80 }),
          text: F.text("One or two sentences.", { max: 260 }),
          x: F.decimal("Its number from the left, in drawing units.", -9999, 9999).optional(),
          y: F.decimal("Its number from the top, in drawing units.", -9999, 9999).optional(),
          pointsTo: F.pointField("End of the line from its number").optional(),
        }),
        upToEight,
      ),
    })
      .check(
        F.refine(({ crop, items }) => {
          if (crop === undefined)
            return items.some(({ x, y, pointsTo }) => (x ?? y ?? pointsTo) !== undefined)
              ? "x, y and pointsTo are positions on a part of the section drawing; add crop, which selects that part, or remove them"
              : undefined;
          const loose = items.find(({ x, y }) => x === undefined || y === undefined);
          return (
            loose && `their numbers are on the drawing; add x and y under “${loose.title}”`
          );
        }),
      )
      .optional(),
    offers: F.group("ServiceOffers", "What the service includes.", {
      title: F.heading,
      layout: F.choice("cards: a picture each; list: one large picture beside a list.", [
        "cards",
        "list",
      ]),
      picture: F.picture("Large picture of the list.").optional(),
      items: F.list(
        "Offers.",
        F.group("ServiceOffer", "Offer.", {
          title: F.text("Name.", { max: 60 }),
          text: sentences,
          picture: F.picture("Picture, on cards.", { minWidth: 800 }).optional(),
          project,
        }),
        upToEight,
      ),
    }).check(
      F.refine(({ layout, picture: large, items }) => {
        if (layout === "list")
          return large === undefined
            ? "the layout “list” shows one large picture; add picture next to layout"
            : undefined;
        const bare = items.find((item) => item.picture === undefined);
        return (
          bare &&
          `the layout “cards” shows a picture of each offer; add picture under “${bare.title}”`
        );
      }),
    ),
    lineup: F.group("ServiceLineup", "Types of a device in one picture.", {
      title: F.heading,
      lead,
      picture: F.picture("Picture that shows them side by side."),
      items: F.list(
        "Types, from left to right.",
        F.group("LineupItem", "Type.", {
          title: F.text("Name.", { max: 30 }),
          text: sentences,
          at: F.text("Its center, from the left, for example 39%.", { format: F.percentage }),
          middle: F.text("Its center, from the top. Phones crop the picture there.", {
            format: F.percentage,
          }),
          foot: F.text("End of its line, from the left and from the top.", {
            format: F.focalPoint,
          }),
        }),
        upToEight,
      ),
    }).optional(),
    benefits: F.group("ServiceBenefits", "Benefits for the customer.", {
      title: F.heading,
      items: F.list("Benefits.", F.text("Benefit, in one line.", { max: 70 }), upToEight),
    }).optional(),
    reasons: F.pointsSection("ServiceReasons", "Reasons to choose the company.", "Reasons."),
    process: F.pointsSection(
      "ServiceProcess",
      "Steps, starting with the first visit.",
      "Steps.",
    ),
    industries: F.group("ServiceIndustries", "Businesses that are served.", {
      title: F.heading,
      items: F.list("Businesses.", F.text("Kind of business.", { max: 40 }), upToEight),
    }).optional(),
    // No entries of the gallery; one that shows an entry links to its page (decision 13).
    samples: F.group("ServiceSamples", "Sample projects.", {
      title: F.heading,
      sample: F.sampleFlag("true until these are projects that the company finished."),
      items: F.list(
        "Samples.",
        F.group("ServiceSample", "Sample.", {
          title: F.text("What was done.", { max: 60 }),
          place: F.text("Location.", { max: 40 }),
          picture: F.picture("Picture of the work.", { minWidth: 800 }),
          project,
        }),
        upToEight,
      ),
    }).optional(),
    placeholders: F.group("ServicePlaceholders", "Places for photos of finished work.", {
      title: F.heading,
      note: F.text("Label until there is a photo.", { max: 60 }),
      items: F.list("Places.", F.photoPlace, upToEight),
    }).optional(),
    areas: F.text("Heading of the list of service areas; no list if omitted.", {
      max: 60,
    }).optional(),
    closing: F.text("Heading of the last section.", { max: 60 }),
    next: F.group("ServiceNext", "Service at the end of the page.", {
      label: F.text("Why it fits, for example Goes well with cameras.", { max: 40 }),
      service: F.relation("Service"),
    }).optional(),
  },
});
