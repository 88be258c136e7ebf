import { z } from "zod";
import { altText, beforeLaunch, decimal, flag, list, pictureName } from "../fields";
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
  },
  fields: z.strictObject({
    file: pictureName("The file, by its name in content/pictures."),
    alt: altText("What the picture shows, for people who do not see it."),
    focal: list(
      "The point that stays in view when the picture is cropped: from the left and from the top, 0 to 1.",
      decimal("A share of the width or height.", 0, 1),
      { min: 2, max: 2 },
    ),
    illustrative: beforeLaunch(
      flag("true while it is a rendering and not a photograph of the company's own work."),
      {
        when: true,
        says: "is an illustration, not a photograph of the company's own work",
      },
    ).optional(),
  }),
});
