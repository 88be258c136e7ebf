/** Fields and rules for what is placed on the section drawing, which is optional (decision 35). */
import { choice, list, onDrawing, text } from "./fields";
import type { SourceEntry } from "./kind";

/** The field of a service's letter. There are as many letters as there may be services. */
export const letter = onDrawing(
  choice("Its letter, where the section drawing has one for it.", [
    "A",
    "B",
    "C",
    "D",
    "E",
    "F",
    "G",
    "H",
  ]),
  "letter",
);

/** The field with a service's facts for the line under the drawing. */
export const facts = list(
  "Two facts for the line under the section drawing, each a few words that its page says too.",
  text("A fact.", { max: 40 }),
  { min: 2, max: 2 },
);

/** A crop of the drawing: x, y, width, height. */
const part = { pattern: /^\d+ \d+ \d+ \d+$/, example: "66 110 250 200" };

/** The field of such a crop; the description says what it is for. */
export const crop = (description: string) =>
  onDrawing(
    text(
      `${description}: x, y, width and height in its own units, for example ${part.example}.`,
      {
        like: part,
      },
    ),
    "part",
  );

interface Drawn {
  crop?: string | undefined;
}

/** The mistake in a crop without a caption, or a caption without a crop; undefined if there is none. */
export const captionTrouble = ({
  crop: shown,
  caption,
}: Drawn & { caption?: string | undefined }): string | undefined =>
  (shown === undefined) === (caption === undefined)
    ? undefined
    : "write both crop, the part of the section drawing, and caption, what it shows, or neither";

/** A place on the drawing: x, y. */
const spot = { pattern: /^-?\d+ -?\d+$/, example: "187 332" };

/** A field for the point of the drawing at which a leader line ends. */
export const place = (description: string) =>
  text(`${description}: x and y in its own units, for example ${spot.example}.`, {
    like: spot,
  });

interface Goal {
  title: string;
  x?: number | undefined;
  y?: number | undefined;
  pointsTo?: string | undefined;
}

/** What is missing if goals are numbered on the drawing. */
export function goalsTrouble({
  crop: shown,
  items,
}: Drawn & { items: readonly Goal[] }): string | undefined {
  if (shown === undefined)
    return items.some(({ x, y, pointsTo }) => (x ?? y ?? pointsTo) !== undefined)
      ? "x, y and pointsTo are places on a part of the section drawing; write crop, which names that part, or take them away"
      : undefined;
  const loose = items.find(({ x, y }) => x === undefined || y === undefined);
  return loose && `its number stands on the drawing; write x and y under “${loose.title}”`;
}

/** What is missing in a place for a photo. A place without a photo shows a crop of the drawing, so it needs one or the other. */
export const placeTrouble = ({
  crop: shown,
  picture,
}: Drawn & { picture?: string | undefined }): string | undefined =>
  shown === undefined && picture === undefined
    ? "nothing would be shown here; write picture, the photo, or crop, the part of the section drawing that stands in for it"
    : undefined;

/** Where the letters of the services are on the drawing; services without a letter are left out. */
export function keysOfServices(entries: readonly SourceEntry[], all: readonly SourceEntry[]) {
  const drawing = all.find(({ type }) => type === "SectionDrawing");
  const keys = (drawing?.data.keys ?? []) as readonly { letter: string }[];
  return new Map(
    entries.flatMap(({ slug, data }) => {
      const key = keys.find(({ letter }) => letter === data.letter);
      return key ? [[slug, key] as const] : [];
    }),
  );
}
