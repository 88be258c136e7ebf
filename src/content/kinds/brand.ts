import { z } from "zod";
import { brandColors, type BrandColor } from "../brand-colors";
import { text } from "../fields";
import { defineKind } from "../kind";
import { readMark } from "../mark";

const color = (description: string) =>
  text(description, {
    like: {
      pattern: /^#[0-9a-f]{6}$/,
      example: '"#17598a", six digits from 0 to f in lower case',
    },
  });

// All colors and the mark are content, so that the code contains none (decision 34).
export default defineKind({
  type: "Brand",
  description: "The colors of the site by what they are for.",
  source: { single: "brand.yaml" },
  resolved: {
    mark: {
      description: "The shapes of the mark, as SVG without the element around them.",
      sdl: "String!",
      resolve: (entries) => new Map(entries.map(({ slug }) => [slug, readMark().shapes])),
    },
    markBox: {
      description: "The part of the plane that the mark takes up: its viewBox.",
      sdl: "String!",
      resolve: (entries) => new Map(entries.map(({ slug }) => [slug, readMark().box])),
    },
  },
  fields: z.strictObject(
    Object.fromEntries(
      Object.entries(brandColors).map(([name, description]) => [name, color(description)]),
    ) as Record<BrandColor, ReturnType<typeof color>>,
  ),
});
