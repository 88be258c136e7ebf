import { z } from "zod";
import { picture, text } from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "ScreenWords",
  description: "The words of the screens for missing pages and for errors.",
  source: { single: "pages/screens.yaml" },
  fields: z.strictObject({
    notFoundTitle: text("The heading of the 404 screen.", { max: 20 }),
    notFoundText: text("Its text.", { max: 80 }),
    notFoundLink: text("Its link.", { max: 30 }),
    notFoundPicture: picture("Its picture."),
    notFoundDescription: text("Its description in the head.", { min: 70, max: 160 }),
    projectLoading: text("What is said while a new project is looked up.", { max: 60 }),
    projectFailed: text("What is said when it cannot be looked up; the phone number follows.", {
      max: 120,
    }),
    errorTitle: text("The heading of the error screen.", { max: 60 }),
    errorText: text("The sentence under it.", { max: 120 }),
    errorReload: text("The button that loads the page again.", { max: 30 }),
    preview: text("The badge on every page of a preview.", { max: 120 }),
    previewDraft: text("The badge on a page that is a draft.", { max: 80 }),
    previewComing: text("The badge on a page whose day is to come; {date} is the day.", {
      max: 80,
      mayHold: ["date"],
    }),
    previewWaiting: text(
      "The badge on a page that waits for another one, as a town for its region.",
      {
        max: 80,
      },
    ),
  }),
});
