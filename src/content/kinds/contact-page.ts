import * as F from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "ContactPage",
  description: "The contact page.",
  source: { file: "pages/contact.yaml" },
  path: () => "/contact",
  component: "pages/contact.tsx",
  pageType: "ContactPage",
  anchors: ["hours", "place"],
  fields: {
    title: F.text("Heading.", { max: 80 }),
    documentTitle: F.text("Title in search results.", { max: 70 }),
    description: F.searchDescription,
    quoteLabel: F.text("Quote button.", { max: 30 }),
    // On this page, a link to the contact page would do nothing (decision 17).
    quoteMail: F.group(
      "QuoteMail",
      "E-mail that the quote button opens if there is no job-request portal.",
      {
        way: F.text("Text beside the button, before the e-mail address.", { max: 30 }),
        subject: F.text("Subject.", { max: 80 }),
        questions: F.list("Questions.", F.text("Question.", { max: 120 }), { min: 1, max: 6 }),
        copyFailed: F.text("Error: address not copied.", { max: 80 }),
      },
    ),
    hours: F.text("Heading of the opening hours.", { max: 30 }),
    find: F.text("Heading of the address.", { max: 40 }),
    directions: F.text("Link to directions.", { max: 30 }),
    map: F.text("Title of the map.", { max: 80 }),
    phoneQuestions: F.text("Heading of the same questions, as we ask them by phone.", {
      max: 40,
    }),
    card: F.text("Link to the vCard for address books.", { max: 40 }),
  },
});
