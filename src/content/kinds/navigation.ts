import { choice, crop, group, integer, list, pageLink, refine, text } from "../fields";
import { defineKind } from "../kind";

const link = group("NavigationLink", "Link.", {
  label: text("Words.", { max: 30 }),
  to: pageLink("Page that it opens."),
});

export default defineKind({
  type: "Navigation",
  description: "Header, drawer and footer.",
  source: { file: "navigation.yaml" },
  fields: {
    main: list(
      "Main navigation: links and menus.",
      group("NavigationItem", "Link or menu.", {
        label: text("Words.", { max: 30 }),
        to: pageLink("Page that a link opens.").optional(),
        menu: choice("Menu that it opens.", ["services", "areas"]).optional(),
      }).check(
        refine(({ to, menu }) =>
          (to === undefined) === (menu === undefined)
            ? "write either to, the page that it leads to, or menu, the menu that it opens"
            : undefined,
        ),
      ),
      { min: 2, max: 9 },
    ),
    drawing: crop(
      "Part of the section drawing in the menu of services; all of it if left out",
    ).optional(),
    allAreas: link,
    quote: text("Quote button.", { max: 30 }),
    quoteShort: text("Quote button in a narrow header.", { max: 20 }),
    quoteBar: text("Quote button at the bottom of phone screens.", { max: 16 }),
    call: text("Word before the phone number in the bars.", { max: 12 }),
    free: text("Right end of the line above the header.", { max: 30 }).optional(),
    band: text("Sentence above the footer.", { max: 120 }),
    footerServices: text("Heading of the services in the footer.", { max: 30 }),
    footerAreas: text("Heading of the service areas in the footer.", { max: 30 }),
    footerCompany: text("Heading of the company's links in the footer.", { max: 30 }),
    company: list("The company's links.", link, { min: 1, max: 8 }),
    legal: list("Links of the last line.", link, { min: 1, max: 8 }),
    // The build adds its own year (decision 4).
    copyrightFrom: integer("First year of the copyright line.", { min: 1990, max: 2100 }),
  },
});
