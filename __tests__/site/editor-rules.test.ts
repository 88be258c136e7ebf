/** Wrong values of every kind of field, in a browser (decision 39): each is refused with a sentence of the site, and nothing is saved. */
import type { Page } from "playwright-core";
import { kindOf } from "../../src/content/kinds";
import { filesOf, textsOf } from "../support/edited-files";
import {
  addItem,
  boxOf,
  expand,
  expandFirst,
  mark,
  openEditor,
  openForm,
  saveButton,
  savedText,
  editorForTests,
  wholeForm,
} from "./support/editor";
import { openPage } from "./support/page";

const files = filesOf(".");
const texts = textsOf(files);

const address = editorForTests();

async function openType(type: string): Promise<{ page: Page; file: string }> {
  const { page } = await openPage(`${address()}/nothing`, { viewport: wholeForm });
  await openEditor(page, address(), texts);
  const { file, kind } = files.find((each) => each.kind.type === type) ?? {
    file: "",
    kind: kindOf(type),
  };
  await openForm(page, kind, file.replace(/^.*\/|\.md$/g, ""));
  return { page, file };
}

const fill = (keys: string, text: string) => async (page: Page) => {
  await page.locator(`[data-key-path="${keys}"]`).first().scrollIntoViewIfNeeded();
  await boxOf(page, keys).fill(text);
};

const writeBody = (text: string) => async (page: Page) => {
  const body = page.locator('[data-key-path="body"]');
  await body.scrollIntoViewIfNeeded();
  await body.getByRole("button", { name: "Edit in Markdown" }).click();
  await body.locator("textarea").fill(text);
};

const inFirstItem = (keys: string, text: string) => async (page: Page) => {
  await expandFirst(page);
  await fill(`items.0.${keys}`, text)(page);
};

interface Case {
  /** The kind of field and what is wrong with its value. */
  field: string;
  type: string;
  /** Enters the value. */
  enter: (page: Page) => Promise<void>;
  /** The sentence that refuses it. */
  says: string;
}

/** Refused in the dialog that opens instead of saving. */
const atSaving: Case[] = [
  {
    field: "a line with markup",
    type: "Town",
    enter: fill("introTitle", "All of <b>our work</b>"),
    says: "IntroTitle: “<b>” would be shown as it is",
  },
  {
    field: "several lines with a link",
    type: "Article",
    enter: fill(
      "excerpt",
      "Read [our guide](/contact) first, and then call us about the rooms of your house.",
    ),
    says: "Excerpt: a link cannot stand here",
  },
  {
    field: "a day in another century",
    type: "Article",
    enter: fill("date", "1850-01-02"),
    says: "the year 1850 cannot be meant",
  },
  {
    field: "a number that another entry has",
    type: "Town",
    enter: fill("position", "3"),
    says: "Position: “3” is taken by content/service-areas/towns/",
  },
  {
    field: "an alternative text that describes nothing",
    type: "Picture",
    enter: inFirstItem("alt", "Picture of a service van on a street"),
    says: "leave “Picture of” out",
  },
  {
    field: "a group whose fields disagree",
    type: "Business",
    enter: async (page) => {
      await expand(page, "phone");
      await fill("phone.display", "(410) 555-0199")(page);
    },
    says: "are different numbers",
  },
  {
    field: "an address on another site without https",
    type: "Business",
    enter: fill("siteUrl", "oldline.example"),
    says: "write a whole address that begins with https://",
  },
  {
    field: "a list with an address that another page has",
    type: "Article",
    enter: async (page) => {
      await addItem(page, "aliases");
      await fill("aliases.0", "/about")(page);
    },
    says: "/about is already an address of content/pages/about.yaml",
  },
  {
    field: "a relation to the entry itself",
    type: "Town",
    enter: (page) => mark(page, "nearbyTowns", "Annapolis"),
    says: "“annapolis” is this very page",
  },
  {
    field: "a text with a heading of the first level",
    type: "Article",
    enter: writeBody("# Racks\n\nText."),
    says: "is a heading of the first level",
  },
  {
    field: "a text with a link that leads nowhere",
    type: "Article",
    enter: writeBody("Read [our prices](/prices) first."),
    says: "There is no page /prices",
  },
];

/** Refused at the field itself. */
const atField: (Case & { keys: string })[] = [
  {
    field: "a text that is too short",
    type: "Article",
    keys: "title",
    enter: fill("title", "Racks"),
    says: "Write at least 10 characters.",
  },
  {
    field: "a text that is too long",
    type: "Town",
    keys: "title",
    enter: fill("title", "A town with a name that no sign in Maryland could hold"),
    says: "Write at most 30 characters.",
  },
  {
    field: "a required text that is empty",
    type: "Town",
    keys: "lead",
    enter: fill("lead", ""),
    says: "Fill this in.",
  },
  {
    field: "a number that is too large",
    type: "Testimonial",
    keys: "items.0.rating",
    enter: inFirstItem("rating", "6"),
    says: "Write a number of at most 5.",
  },
  {
    field: "a decimal that is too small",
    type: "Town",
    keys: "lat",
    enter: fill("lat", "3.5"),
    says: "Write a number from 18 up.",
  },
  {
    field: "a form with an example",
    type: "Region",
    keys: "fips",
    enter: fill("fips", "123"),
    says: "Write it like",
  },
  {
    field: "a path of this site",
    type: "Article",
    keys: "aliases.0",
    enter: async (page) => {
      await addItem(page, "aliases");
      await fill("aliases.0", "about us")(page);
    },
    says: "it begins with /, has small letters, digits and hyphens",
  },
];

test.each(atSaving)("$field is refused when saving", async ({ type, enter, says }) => {
  const { page, file } = await openType(type);
  // Rules of several files need the other files, which a preview hands over.
  if (file.endsWith(".md")) await page.locator("iframe.preview").waitFor();
  await page.waitForTimeout(500);
  await enter(page);
  await saveButton(page).click();
  const message = page.getByRole("alertdialog");
  await message.waitFor();
  const words = await message.innerText();
  expect(words).toContain("The entry was not saved. Your words are still in the form.");
  expect(words.toLowerCase()).toContain(says.toLowerCase());
  expect(await savedText(page, file)).toBe(texts[file]);
});

test.each(atField)("$field is refused at the field", async ({ type, keys, enter, says }) => {
  const { page, file } = await openType(type);
  await enter(page);
  await saveButton(page).click();
  const field = page.locator(`[data-key-path="${keys}"]`).first();
  await field.locator('[aria-live], [role="alert"], .validation').first().waitFor();
  expect((await field.innerText()).toLowerCase()).toContain(says.toLowerCase());
  expect(await savedText(page, file)).toBe(texts[file]);
});

test("the field of a picture only takes files of the formats that the site shows", async () => {
  const { page } = await openType("Picture");
  await expandFirst(page);
  const file = page.locator('[data-key-path="items.0.file"] input[type="file"]').first();
  expect(await file.getAttribute("accept")).toBe(".jpg,.jpeg,.png,.webp");
});
