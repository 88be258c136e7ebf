/** Wrong values of every kind of field, in a browser (decision 39): each is refused with a sentence of the site, and nothing is saved. */
import type { Locator, Page } from "playwright-core";
import { until } from "../support/until";
import { kindOf } from "../../src/content/kinds";
import { itemsKey } from "../../src/editor/format/format";
import { filesOf, textsOf } from "../support/edited-files";
import {
  addItem,
  boxOf,
  expand,
  expandFirst,
  mark,
  openLastingEditor,
  openForm,
  saveButton,
  savedText,
  editorForTests,
  wholeForm,
} from "./support/editor";

const files = filesOf(".");
const texts = textsOf(files);

const address = editorForTests();

// One editor and one form of each kind are open for all their cases, because opening them takes ten times as long as a case.
let page: Page;
beforeAll(async () => {
  ({ page } = await openLastingEditor(address(), texts, wholeForm));
});

/** Opens the form of the first entry of a kind, and returns its file. */
async function openType(type: string): Promise<string> {
  const { file, kind } = files.find((each) => each.kind.type === type) ?? {
    file: "",
    kind: kindOf(type),
  };
  await openForm(page, kind, file.replace(/^.*\/|\.md$/g, ""));
  return file;
}

/** Restores the form. */
type Undo = () => Promise<void>;

/** Fills `box` with `text`. */
async function fillBox(box: Locator, text: string): Promise<Undo> {
  const before = await box.inputValue();
  await box.fill(text);
  return () => box.fill(before);
}

const fill = (keys: string, text: string) => async () => {
  await page.locator(`[data-key-path="${keys}"]`).first().scrollIntoViewIfNeeded();
  return fillBox(boxOf(page, keys), text);
};

const writeBody = (text: string) => async () => {
  const body = page.locator('[data-key-path="body"]');
  await body.scrollIntoViewIfNeeded();
  const source = body.locator("textarea");
  if (!(await source.isVisible()))
    await body.getByRole("button", { name: "Edit in Markdown" }).click();
  return fillBox(source, text);
};

/** Fills a box of a list's first item, or of a group, which is opened if it is closed. */
const fillIn = (group: string, keys: string, text: string) => async () => {
  const box = boxOf(page, keys);
  if (!(await box.isVisible()))
    await (group === itemsKey ? expandFirst(page) : expand(page, group));
  return fill(keys, text)();
};

const inFirstItem = (keys: string, text: string) =>
  fillIn(itemsKey, `${itemsKey}.0.${keys}`, text);

/** Fills the first of the other addresses that lead to the page. It is added first if there is none, and stays with a correct address. */
const fillAlias = (text: string) => async () => {
  if ((await boxOf(page, "aliases.0").count()) === 0) await addItem(page, "aliases");
  await boxOf(page, "aliases.0").fill(text);
  return () => boxOf(page, "aliases.0").fill("/an-old-address");
};

const markTown = (town: string) => async () => {
  await mark(page, "nearbyTowns", town);
  return () => mark(page, "nearbyTowns", town);
};

interface Case {
  /** The kind of field and what is wrong with its value. */
  field: string;
  type: string;
  /** Enters the value into the form. */
  enter: () => Promise<Undo>;
  /** The sentence that refuses it. */
  says: string;
  /** The keys of the field that shows the sentence; if left out, a dialog does. */
  keys?: string;
}

const cases: Case[] = [
  {
    field: "a line with markup",
    type: "Town",
    enter: fill("introTitle", "All of <b>our work</b>"),
    says: "Intro title: “<b>” would be shown as it is",
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
    enter: fillIn("phone", "phone.display", "(410) 555-0199"),
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
    enter: fillAlias("/about"),
    says: "/about is already an address of content/pages/about.yaml",
  },
  {
    field: "a relation to the entry itself",
    type: "Town",
    enter: markTown("Annapolis"),
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
    enter: fillAlias("about us"),
    says: "it begins with /, has lowercase letters, digits and hyphens",
  },
];

/** What the form says after an attempt to save, and the file after it. */
interface Refusal {
  words: string;
  saved: string | undefined;
}

/** Enters the value of a case into the open form, tries to save and restores the form. */
async function refusalOf(file: string, { enter, keys }: Case): Promise<Refusal> {
  const undo = await enter();
  await saveButton(page).click();
  // The button is disabled until the package has checked the form. If the form is restored before that, it is saved.
  if (keys) await until(() => saveButton(page).isEnabled());
  const field = page.locator(`[data-key-path="${keys}"]`).first();
  const message = keys
    ? field.locator('[aria-live], [role="alert"], .validation').first()
    : page.getByRole("alertdialog");
  await message.waitFor();
  const words = await (keys ? field : message).innerText();
  const saved = await savedText(page, file);
  if (!keys) {
    await message.getByRole("button", { name: "OK" }).click();
    await message.waitFor({ state: "detached" });
  }
  await undo();
  return { words: words.toLowerCase(), saved };
}

describe.each([...new Set(cases.map(({ type }) => type))])("%s", (type) => {
  const own = cases.filter((each) => each.type === type);
  const found = new Map<Case, Refusal | Error>();
  let name = "";

  beforeAll(async () => {
    name = await openType(type);
    // Rules of several files need the other files, which the preview sends.
    if (name.endsWith(".md")) await page.locator("iframe.preview").waitFor();
    await page.waitForTimeout(500);
    for (const each of own)
      found.set(each, await refusalOf(name, each).catch((error: Error) => error));
  });

  test.each(own)("$field is refused", (each) => {
    const refusal = found.get(each);
    if (!refusal || refusal instanceof Error) throw refusal ?? new Error("It was not tried.");
    if (!each.keys)
      expect(refusal.words).toContain(
        "the entry was not saved. your words are still in the form.",
      );
    expect(refusal.words).toContain(each.says.toLowerCase());
    expect(refusal.saved).toBe(texts[name]);
  });
});

test("the field of a picture only takes files of the formats that the site shows", async () => {
  await openType("Picture");
  await expandFirst(page);
  const file = page.locator('[data-key-path="items.0.file"] input[type="file"]').first();
  expect(await file.getAttribute("accept")).toBe(".jpg,.jpeg,.png,.webp");
});
