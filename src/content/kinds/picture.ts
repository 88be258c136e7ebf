import { z } from "zod";
import {
  altText,
  beforeLaunch,
  decimal,
  drawingName,
  flag,
  integer,
  list,
  pictureName,
} from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "Picture",
  description:
    "A picture of content/pictures, with the words and the focal point that go with it everywhere.",
  source: { list: "pictures.yaml", key: "file" },
  resolved: {
    image: {
      description: "The file itself.",
      sdl: 'File @link(by: "relativePath")',
      resolve: (entries) => new Map(entries.map(({ slug }) => [slug, slug])),
    },
    drawingFile: {
      description: "The file of its drawing.",
      sdl: 'File @link(by: "relativePath")',
      resolve: (entries) =>
        new Map(
          entries.flatMap(({ slug, data }) => (data.drawing ? [[slug, data.drawing]] : [])),
        ),
    },
  },
  fields: z.strictObject({
    file: pictureName("The file, by its name in content/pictures."),
    alt: altText("What the picture shows, for people who do not see it."),
    focal: list(
      "The point that stays in view when the picture is cropped: from the left and from the top, 0 to 1.",
      decimal("A share of the width or height.", 0, 1),
      { min: 2, max: 2 },
    ),
    drawing: drawingName(
      "A line drawing of the same scene: an SVG file in content/pictures with the picture's proportions. Where the picture is the first thing on a page, its left part shows the drawing.",
    ).optional(),
    seam: integer(
      "Where the drawing ends and the picture begins, in percent of the width; 52 if left out.",
      { min: 20, max: 80 },
    ).optional(),
    illustrative: beforeLaunch(
      flag("true while it is a rendering and not a photograph of the company's own work."),
      {
        when: true,
        says: "is an illustration, not a photograph of the company's own work",
      },
    ).optional(),
  }),
});
