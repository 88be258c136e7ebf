/** The articles. */
import type { Route } from "./route";

/** An article's page: `headings` are those of its text, `question` that of the help card of its category. */
const article = (
  slug: string,
  title: string,
  headings: readonly string[],
  question: string,
): Route => ({
  path: `/blog/${slug}`,
  title: `${title} | {company}`,
  h1: title,
  sections: [
    "(navigation: Breadcrumb)",
    "(navigation: On this page)",
    "On this page",
    ...headings,
    "(aside)",
    "Share",
    question,
    "Related services",
    "Read next",
  ],
});

const help = {
  residential: "Sound in one room, or in all of them?",
  commercial: "Planning screens and sound for your business?",
  theater: "Have a room that could be a theater?",
  security: "Not sure where the cameras should go?",
  smart: "Too many apps for one house?",
  wiring: "Moving offices, or tired of the tangle?",
};

export const articleRoutes: readonly Route[] = [
  article(
    "best-security-camera-systems-baltimore-2025",
    "Best security camera systems for Baltimore homes in 2025",
    [
      "How much detail do you need?",
      "Four kinds of systems",
      "Which camera hangs where",
      "Night decides",
      "Where the pictures live",
      "Sound, neighbors and Maryland law",
      "So which one is best?",
    ],
    help.security,
  ),
  article(
    "commercial-av-restaurants-bars",
    "Why restaurants and bars need professional AV",
    [
      "Sound in zones",
      "Many small speakers",
      "Every screen from one rack",
      "A network of its own",
      "Captions, licenses and the patio",
      "Buttons for the person who opens",
      "Where to begin",
    ],
    help.commercial,
  ),
  article(
    "conference-room-audio-basics",
    "“Can you repeat that?” Why meeting rooms sound bad",
    [
      "Find the fault by what people say",
      "Distance comes first",
      "Soften the room",
      "One room, one system",
      "The screen, the camera and the cable",
    ],
    help.commercial,
  ),
  article(
    "diy-vs-professional-security-camera-installation",
    "DIY vs professional security camera installation",
    [
      "What you can do well yourself",
      "Where it gets harder",
      "A fair comparison",
      "If you do it yourself",
      "If you hire someone",
      "The middle way",
    ],
    help.security,
  ),
  article(
    "home-theater-installation-maryland",
    "Five things to know before installing a home theater",
    [
      "1. The room shapes the bass",
      "2. The seat comes before the screen",
      "3. Light decides between TV and projector",
      "4. Speakers have positions",
      "5. What goes behind the wall stays there",
      "Bring this list to the first meeting",
    ],
    help.theater,
  ),
  article(
    "how-high-to-mount-a-tv",
    "How high should a TV hang? Start from the sofa",
    [
      "Measure from the seat",
      "How far up is too far",
      "Over a fireplace",
      "What is behind the plaster",
      "The cables",
    ],
    help.residential,
  ),
  article(
    "lighting-scenes-kitchen-living-room",
    "Cook, eat, film: light for a room that does all three",
    [
      "Divide the room before you name the scenes",
      "Four scenes to start with",
      "Dimming without flicker",
      "The color of white",
      "Buttons that a guest understands",
    ],
    help.smart,
  ),
  article(
    "outdoor-speakers-and-screens-maryland",
    "Sound and screens outdoors, in Maryland weather",
    [
      "Pick the wall before the screen",
      "Damp gets in everywhere",
      "Many small speakers",
      "Under the lawn",
      "Power",
    ],
    help.residential,
  ),
  article(
    "smart-home-automation-trends-2025",
    "Smart home automation trends 2025",
    [
      "Matter grows up, with gaps",
      "Thread becomes one network",
      "Sensors that know you are there",
      "Energy moves to the center",
      "Control stays in the house",
      "What to do this year",
    ],
    help.smart,
  ),
  article(
    "structured-cabling-low-voltage-wiring-baltimore",
    "Structured cabling and low voltage wiring for businesses",
    [
      "What structured cabling means",
      "Start with the floor plan",
      "Cat6, Cat6A or fiber",
      "Power on the same cable",
      "Ceilings, walls and the code",
      "The rack and its labels",
      "What to ask before you sign",
    ],
    help.wiring,
  ),
  article(
    "theater-seating-rows-and-sightlines",
    "Rows, risers and heads: who sees what in a home theater",
    [
      "Four numbers",
      "The line over the front row",
      "What the ceiling says",
      "If the sum will not come out",
      "Near, far and off to the side",
      "Test it with string",
    ],
    help.theater,
  ),
  article(
    "wifi-access-points-old-brick-houses",
    "Brick, plaster and Wi-Fi: where access points belong in an old house",
    [
      "What walls take away",
      "Which channel, how wide, how loud",
      "A cable to every access point",
      "Where they belong",
      "Routes for the cable",
    ],
    help.wiring,
  ),
];
