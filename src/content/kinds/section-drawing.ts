import * as F from "../fields";
import { defineKind } from "../kind";

/** The drawing's path under content/. The file is optional (decision 35). */
export const sectionFile = "drawings/section.svg";

export default defineKind({
  type: "SectionDrawing",
  description: "Section drawing: an SVG file, from which pages take positions.",
  source: { drawing: sectionFile },
  fields: {
    viewBox: F.text("Part that is shown if a page selects none.", {
      format: { pattern: /^(-?[\d.]+ ){2}[\d.]+ [\d.]+$/, example: "0 0 1300 440" },
    }),
    keys: F.list(
      "Letters: groups with an id such as key-A, each with a circle.",
      F.group("DrawingKey", "Letter on the drawing.", {
        letter: F.text("Letter.", { format: { pattern: /^[A-Z]$/, example: "A" } }),
        x: F.decimal("Center of its circle, from the left.", -9999, 9999),
        y: F.decimal("Center of its circle, from the top.", -9999, 9999),
      }),
      { max: 26 },
    ),
    marks: F.list(
      "Marks for what is drilled and opened: groups with an id such as marks-a.",
      F.group("DrillMarks", "Marks of a letter.", {
        letter: F.text("Letter.", { format: { pattern: /^[A-Z]$/, example: "A" } }),
        hole: F.integer("Holes through plates and joists."),
        box: F.integer("Boxes behind plates."),
        outside: F.integer("Holes to the outside."),
        patch: F.integer("Places that are opened and patched."),
      }),
      { max: 26 },
    ),
  },
});
