import { group, list, searchDescription, text } from "../fields";
import { defineKind } from "../kind";

export default defineKind({
  type: "ContactPage",
  description: "The contact page.",
  source: { file: "pages/contact.yaml" },
  path: () => "/contact",
  component: "pages/contact.tsx",
  anchors: ["hours", "place"],
  fields: {
    title: text("Heading.", { max: 80 }),
    documentTitle: text("Title in search results.", { max: 70 }),
    description: searchDescription,
    quoteLabel: text("Quote button.", { max: 30 }),
    // On this page, a link to the contact page would do nothing (decision 17).
    quoteMail: group(
      "QuoteMail",
      "E-mail that the quote button starts if there is no job-request portal.",
      {
        way: text("Words beside the button, before the e-mail address.", { max: 30 }),
        subject: text("Subject.", { max: 80 }),
        questions: list("Questions.", text("Question.", { max: 120 }), { min: 1, max: 6 }),
        copyFailed: text("Error: address not copied.", { max: 80 }),
      },
    ),
    hours: text("Heading of the opening hours.", { max: 30 }),
    find: text("Heading of the address.", { max: 40 }),
    directions: text("Link to directions.", { max: 30 }),
    map: text("Title of the map.", { max: 80 }),
    phoneQuestions: text("Heading of the questions of the e-mail, as those asked by phone.", {
      max: 40,
    }),
    card: text("Link to the vCard for address books.", { max: 40 }),
  },
});
