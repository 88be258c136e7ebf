import * as F from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "ScreenLabels",
  description: "Screens for missing pages and errors, and the badges of previews.",
  source: { file: "pages/screens.yaml" },
  fields: {
    notFoundTitle: F.text("Heading of the 404 page.", { max: 20 }),
    notFoundText: F.text("Text of the 404 page.", { max: 80 }),
    notFoundLink: F.text("Link of the 404 page.", { max: 30 }),
    notFoundPicture: F.picture("Picture of the 404 page."),
    notFoundDescription: F.searchDescription,
    projectLoading: F.text("Message while a new project loads.", { max: 60 }),
    projectFailed: F.text("Error: project not loaded. The phone number follows.", { max: 120 }),
    errorTitle: F.text("Heading of the error screen.", { max: 60 }),
    errorText: F.text("Text of the error screen.", { max: 120 }),
    errorReload: F.text("Reload button.", { max: 30 }),
    preview: F.text("Badge on every page of a preview.", { max: 120 }),
    previewDraft: F.text("Badge on a draft.", { max: 80 }),
    previewComing: F.text("Badge on a page with a future {date}.", {
      max: 80,
      optionalPlaceholders: ["date"],
    }),
  },
});
