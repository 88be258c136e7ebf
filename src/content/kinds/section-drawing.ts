import { z } from "zod";
import { decimal, group, list, text } from "../fields";
import { defineKind } from "../kind";
import { letter, viewBox } from "../phrases";

// The drawing is optional (decision 35).
export default defineKind({
  type: "SectionDrawing",
  description:
    "The section drawing, where the company has one: one SVG file, read for what the pages need to know of it.",
  source: { drawing: "drawings/section.svg" },
  fields: z.strictObject({
    viewBox: text("What is shown of it where nothing names a part.", { like: viewBox }),
    keys: list(
      "Its letters: groups with an id such as key-A, each with a circle.",
      group("DrawingKey", "A letter on the drawing.", {
        letter: text("The letter.", { like: letter }),
        x: decimal("The middle of its circle, from the left.", -9999, 9999),
        y: decimal("The middle of its circle, from the top.", -9999, 9999),
      }),
      { max: 26 },
    ),
  }),
});
