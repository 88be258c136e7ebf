import * as F from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "ServiceLabels",
  description: "Labels of all service pages.",
  source: { file: "pages/service.yaml" },
  fields: {
    quoteLabel: F.text("First button at the top.", { max: 30 }),
    also: F.text("Link to a second service, under that button.", {
      max: 40,
      requiredPlaceholders: ["service"],
    }),
    contactLabel: F.text("Contact button at the end.", { max: 30 }),
    sitDown: F.group(
      "SitDownWords",
      "Texts of the room in which visitors choose a seat and a screen.",
      {
        caption: F.text("Title of the sheet: what it shows.", { max: 60 }),
        alt: F.altText("What the drawing shows, for people who cannot see it.", {
          optionalPlaceholders: ["feet", "inches", "edge"],
        }),
        distance: F.text("Label of the distance from the eyes to the screen.", { max: 40 }),
        feet: F.text("A distance.", { max: 20, requiredPlaceholders: ["feet"] }),
        size: F.text("Label of the screen sizes.", { max: 40 }),
        fireplace: F.text("Choice for a screen over a fireplace.", { max: 40 }),
        fits: F.text("Sizes that fit.", {
          max: 120,
          requiredPlaceholders: ["sizes"],
          optionalPlaceholders: ["feet"],
        }),
        none: F.text("Shown instead if all sizes are too small.", {
          max: 120,
          optionalPlaceholders: ["feet"],
        }),
        height: F.text("How high the screen hangs.", {
          max: 160,
          requiredPlaceholders: ["edge"],
          optionalPlaceholders: ["eye", "inches"],
        }),
        above: F.text("Shown instead over a fireplace.", {
          max: 160,
          requiredPlaceholders: ["up"],
          optionalPlaceholders: ["edge", "feet", "inches", "mantel"],
        }),
        within: F.text("Next sentence, up to the limit of comfort.", {
          max: 80,
          optionalPlaceholders: ["limit"],
        }),
        tooHigh: F.text("Next sentence, beyond that limit.", {
          max: 80,
          optionalPlaceholders: ["limit"],
        }),
        larger: F.text("In the table, where all sizes are too small.", { max: 40 }),
        put: F.text("Button that puts the room on the sheet at the end of the page.", {
          max: 40,
        }),
        onSheet: F.text("The same button when the room is on the sheet.", { max: 40 }),
        note: F.text("Note under the button.", { max: 120 }),
      },
    ),
  },
});
