import { brandColors, readMark, type BrandColor } from "../brand";
import * as F from "../fields";
import { computed, defineKind } from "../kind";

const color = (description: string) =>
  F.text(description, {
    format: {
      pattern: /^#[0-9a-f]{6}$/,
      example: '"#17598a", six characters, 0 to 9 or a to f, in lowercase',
    },
  });

// All colors and the mark are content, so that the code contains none (decision 34).
export default defineKind({
  type: "Brand",
  description: "Colors of the site.",
  source: { file: "brand.yaml" },
  resolved: {
    mark: computed(
      "String!",
      "Shapes of the mark, as SVG without the element around them.",
      () => readMark().shapes,
    ),
    markBox: computed("String!", "viewBox of the mark.", () => readMark().box),
  },
  fields: Object.fromEntries(
    Object.entries(brandColors).map(([name, description]) => [name, color(description)]),
  ) as Record<BrandColor, ReturnType<typeof color>>,
});
