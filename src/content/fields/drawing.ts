/** Fields and rules for what is placed on the section drawing, which is optional (decision 35). */
import { z } from "zod";
import { picture, relation } from "./files";
import { group } from "./groups";
import { optionalUntilLaunch } from "./meta";
import { text } from "./text";

/** `schema` with a rule about the section drawing: it must exist ("part"), or have the letter that is the value ("letter"). */
export const onDrawing = <T extends z.ZodType>(schema: T, drawn: "part" | "letter"): T =>
  schema.meta({ drawn });

/** A crop of the drawing; the description says what it is for. */
export const crop = (description: string) =>
  onDrawing(
    text(
      `${description}: x, y, width and height in the drawing's units, for example 66 110 250 200.`,
      { format: { pattern: /^\d+ \d+ \d+ \d+$/, example: "66 110 250 200" } },
    ),
    "part",
  );

/** The point of the drawing at which a leader line ends. */
export const pointField = (description: string) =>
  text(`${description}: x and y in the drawing's units, for example 187 332.`, {
    format: { pattern: /^-?\d+ -?\d+$/, example: "187 332" },
  });

interface Cropped {
  crop?: string | undefined;
  caption?: string | undefined;
}

/** A crop needs a caption, and a caption a crop. */
export const cropWithCaption = z.refine<Cropped>(
  ({ crop, caption }) => (crop === undefined) === (caption === undefined),
  "add both crop (the part of the section drawing) and caption (what it shows), or neither",
);

/** A place for a photo of finished work, which shows a part of the drawing until there is one. */
export const photoPlace = group("PhotoPlace", "Place for a photo.", {
  title: text("What the photo will show.", { max: 60 }),
  crop: crop("Part of the section drawing that is shown until there is a photo").optional(),
  picture: optionalUntilLaunch(
    picture("Photo. It replaces the drawing.", { minWidth: 800 }),
    "is not set: a place for a photo of finished work",
  ),
  project: relation(
    "Project",
    "File name of a sample project of this kind, without .md; linked until there is a photo.",
  ).optional(),
}).refine(
  ({ crop, picture }) => (crop ?? picture) !== undefined,
  "nothing would be shown here; add picture (a photo) or crop (a part of the section drawing)",
);
