import * as F from "../fields";
import { computed, defineKind, menuNames } from "../kind";
import { linksOfMenu } from "../related";

const link = F.link("NavigationLink", "Link.", 30);

export default defineKind({
  type: "Navigation",
  description: "Header, drawer and footer.",
  source: { file: "navigation.yaml" },
  resolved: {
    menus: computed("[NavigationMenu!]!", "What the menus list.", (_, all) =>
      menuNames.map((name) => ({ name, ...linksOfMenu(name, all) })),
    ),
  },
  fields: {
    main: F.list(
      "Main navigation: links and menus.",
      F.group("NavigationItem", "Link or menu.", {
        label: F.text("Words.", { max: 30 }),
        to: F.pageLink("Page that a link opens.").optional(),
        menu: F.choice("Menu that it opens.", menuNames).optional(),
      }).refine(
        ({ to, menu }) => (to === undefined) !== (menu === undefined),
        "write either “to” (the page that it opens) or “menu” (the menu that it opens)",
      ),
      { min: 2, max: 9 },
    ),
    drawing: F.crop(
      "Part of the section drawing in the menu of services; all of it if omitted",
    ).optional(),
    allAreas: link,
    quote: F.text("Quote button.", { max: 30 }),
    quoteShort: F.text("Quote button in a narrow header.", { max: 20 }),
    portal: F.text("Note under a quote button of a closing call, if it opens the portal.", {
      max: 60,
    }),
    quoteBar: F.text("Quote button at the bottom of phone screens.", { max: 16 }),
    call: F.text(
      "Word before the phone number in the header and at the bottom of phone screens.",
      { max: 12 },
    ),
    free: F.text("Text at the right end of the line above the header.", { max: 30 }).optional(),
    band: F.text("Sentence above the footer.", { max: 120 }),
    footerServices: F.text("Heading of the services in the footer.", { max: 30 }),
    footerAreas: F.text("Heading of the service areas in the footer.", { max: 30 }),
    footerCompany: F.text("Heading of the company's links in the footer.", { max: 30 }),
    company: F.list("The company's links.", link, { min: 1, max: 8 }),
    questions: F.link("QuestionsLink", "Link on service pages, about and contact.").optional(),
    legal: F.list("Links in the last line.", link, { min: 1, max: 8 }),
    // The build adds its own year (decision 4).
    copyrightFrom: F.integer("First year of the copyright line.", { min: 1990, max: 2100 }),
  },
});
