import * as F from "../fields";
import { computed, defineKind } from "../kind";

const fileIn = (field: string, description: string) =>
  computed(`File ${F.fileIn(F.pictureFolder)}`, description, ({ data }) => data[field]);

export default defineKind({
  type: "Picture",
  description: "Picture in content/pictures, with its alternative text and focal point.",
  source: { file: "pictures.yaml", key: "file" },
  resolved: {
    image: fileIn("file", "File of the picture."),
    drawingFile: fileIn("drawing", "File of its drawing."),
  },
  fields: {
    file: F.pictureName("File name in content/pictures."),
    alt: F.altText("What the picture shows, for people who cannot see it."),
    focal: F.list(
      "Point that stays visible when the picture is cropped: from the left and from the top, 0 to 1.",
      F.decimal("Part of the width or height.", 0, 1),
      { min: 2, max: 2 },
    ),
    drawing: F.drawingName(
      "Line drawing of the same scene: an SVG file in content/pictures with the picture's proportions. At the top of a page, it covers the picture's left part.",
    ).optional(),
    seam: F.integer(
      "Where the drawing ends and the picture begins, in percent of the width; 52 if omitted.",
      { min: 20, max: 80 },
    ).optional(),
    illustrative: F.flagUntilLaunch(
      "true if this is a rendering, not a photo of the company's own work.",
      "is an illustration, not a photograph of the company's own work",
    ),
  },
});
