import { z } from "zod";
import { group, list, text } from "../fields";
import { defineKind, pageFields } from "../kind";

export default defineKind({
  type: "ContactPage",
  description: "The words of the contact page.",
  source: { single: "pages/contact.yaml" },
  path: () => "/contact",
  component: "pages/contact.tsx",
  anchors: ["hours", "place"],
  fields: z.strictObject({
    title: text("The heading.", { max: 80 }),
    documentTitle: text("Title in search results.", { max: 70 }),
    description: text("What search engines show under the title.", { min: 70, max: 160 }),
    quoteLabel: text("The quote button.", { max: 30 }),
    // On this page, a link to the contact page would do nothing (decision 17).
    quoteMail: group(
      "QuoteMail",
      "The e-mail that the quote button writes as long as there is no job-request portal.",
      {
        way: text("What stands beside the button; the e-mail address follows.", { max: 30 }),
        subject: text("Its subject.", { max: 80 }),
        questions: list("What it asks.", text("A question.", { max: 120 }), {
          min: 1,
          max: 6,
        }),
        copyFailed: text("What is said when the address cannot be copied.", { max: 80 }),
      },
    ),
    hours: text("Heading of the hours.", { max: 30 }),
    find: text("Heading of the address.", { max: 40 }),
    directions: text("The link to directions.", { max: 30 }),
    map: text("Title of the map.", { max: 80 }),
    phoneQuestions: text("Heading of the questions of the e-mail, as those asked by phone.", {
      max: 40,
    }),
    card: text("The link to the card for address books.", { max: 40 }),
    ...pageFields,
  }),
});
