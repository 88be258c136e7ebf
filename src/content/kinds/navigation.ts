import { z } from "zod";
import { choice, group, integer, judged, list, pageLink, text } from "../fields";
import { crop } from "../drawn";
import { defineKind } from "../kind";

const link = group("NavigationLink", "A link.", {
  label: text("Its words.", { max: 30 }),
  to: pageLink("The page."),
});

export default defineKind({
  type: "Navigation",
  description: "The words of header, drawer and footer.",
  source: { single: "navigation.yaml" },
  fields: z.strictObject({
    main: list(
      "The main navigation; an item with a menu opens it.",
      group("NavigationItem", "A link or a menu.", {
        label: text("Its words.", { max: 30 }),
        to: pageLink("The page; left out where it opens a menu.").optional(),
        menu: choice("The menu that it opens.", ["services", "areas"]).optional(),
      }).check(
        judged(({ to, menu }) =>
          (to === undefined) === (menu === undefined)
            ? "write either to, the page that it leads to, or menu, the menu that it opens"
            : undefined,
        ),
      ),
      { min: 2, max: 9 },
    ),
    drawing: crop(
      "The part of the section drawing in the menu of services; left out, all of it",
    ).optional(),
    allAreas: link,
    quote: text("The quote button.", { max: 30 }),
    quoteShort: text("The quote button where space is short.", { max: 20 }),
    quoteBar: text("The quote button of the bar on phones.", { max: 16 }),
    call: text("The word before the number in the bars.", { max: 12 }),
    free: text("The words at the right end of the line over the header.", {
      max: 30,
    }).optional(),
    band: text("The sentence of the band over the footer.", { max: 120 }),
    footerServices: text("Heading of the services in the footer.", { max: 30 }),
    footerAreas: text("Heading of the service areas in the footer.", { max: 30 }),
    footerCompany: text("Heading of the company's links in the footer.", { max: 30 }),
    company: list("The company's links.", link, { min: 1, max: 8 }),
    legal: list("The links of the last line.", link, { min: 1, max: 8 }),
    // The build adds its own year (decision 4).
    copyrightFrom: integer("First year of the copyright line.", {
      min: 1990,
      max: 2100,
    }),
  }),
});
