import { picture, searchDescription, text } from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "ScreenLabels",
  description: "Screens for missing pages and errors, and the badges of previews.",
  source: { file: "pages/screens.yaml" },
  fields: {
    notFoundTitle: text("Heading of the 404 page.", { max: 20 }),
    notFoundText: text("Text of the 404 page.", { max: 80 }),
    notFoundLink: text("Link of the 404 page.", { max: 30 }),
    notFoundPicture: picture("Picture of the 404 page."),
    notFoundDescription: searchDescription,
    projectLoading: text("Message while a new project loads.", { max: 60 }),
    projectFailed: text("Error: project not loaded. The phone number follows.", { max: 120 }),
    errorTitle: text("Heading of the error screen.", { max: 60 }),
    errorText: text("Text of the error screen.", { max: 120 }),
    errorReload: text("Reload button.", { max: 30 }),
    preview: text("Badge on every page of a preview.", { max: 120 }),
    previewDraft: text("Badge on a draft.", { max: 80 }),
    previewComing: text("Badge on a page with a future {date}.", {
      max: 80,
      mayHold: ["date"],
    }),
  },
});
