/** @jest-environment node */
/** What prevents saving: the findings of the content check, with its messages. */
import { checkAll } from "../../src/content";
import { kindOf, kinds } from "../../src/content/kinds";
import { entriesOf } from "../../src/editor/entries";
import { itemsKey, readFile, type Values } from "../../src/editor/format/format";
import { saveTrouble } from "../../src/editor/rules";
import { companies, editedKinds, filesOf } from "../support/edited-files";
import { filled } from "./support/form";

const files = companies.flatMap(filesOf);

test.each(files)("$name can be saved", ({ kind, file, text }) => {
  expect(saveTrouble(kind, file, filled(kind, readFile(kind, text.trim())))).toBeUndefined();
});

const first = (type: string) => {
  const { kind, file, text } = files.find((each) => each.kind.type === type) ?? {
    kind: kindOf(type),
    file: "",
    text: "",
  };
  return { kind, file, values: filled(kind, readFile(kind, text.trim())) };
};

const said = (type: string, change: Values) => {
  const { kind, file, values } = first(type);
  return saveTrouble(kind, file, { ...values, ...change });
};

const item = (type: string, change: Values) => {
  const [before = {}, ...others] = first(type).values[itemsKey] as Values[];
  return said(type, { [itemsKey]: [{ ...before, ...change }, ...others] });
};

test.each([
  ["a short text", said("Article", { title: "Racks" }), "Title: write 10 to 90 characters"],
  ["no text", said("Article", { title: "" }), "“title” is missing"],
  ["markup", said("Article", { title: "All about <b>racks</b>" }), "would be shown as it is"],
  ["a day", said("Article", { date: "2025-02-30" }), "there is no day 2025-02-30"],
  ["a number", item("Testimonial", { rating: 6 }), "write a whole number from 1 to 5"],
  ["a decimal", said("Town", { lat: 91 }), "write a number from 18 to 72, which 91 is not"],
  ["a choice", said("Region", { state: "XX" }), "“XX” cannot be chosen here"],
  ["a form", said("Region", { fips: "123" }), 'write it like "24510"'],
  [
    "an alternative text",
    item("Picture", { alt: "Picture of a rack" }),
    "leave “Picture of” out",
  ],
  [
    "a field whose label is not its name",
    item("Picture", { alt: "Picture of a rack" }),
    "Alternative text: ",
  ],
  [
    "a field in a group of a list",
    said("Business", {
      closures: [{ day: "2026-01-02", until: "2026-01-01", reason: "Snow" }],
    }),
    "Closures › Entry 1 › Until: ",
  ],
  ["a list", said("Article", { services: [] }), "Services: write 1 to 8 entries here"],
  ["a list with a thing twice", said("Article", { services: ["a", "a"] }), "stands here twice"],
  ["an address", said("Article", { aliases: ["about"] }), "write a path of this site"],
  ["a web address", said("Business", { siteUrl: "http://a.example" }), "write it with https"],
  ["an e-mail address", said("Business", { email: "office" }), "write an e-mail address"],
  [
    "two fields",
    said("Business", { closures: [{ day: "2026-01-02", reason: "Snow", opens: "09:00" }] }),
    "write both “opens” and “closes”",
  ],
  [
    "a group",
    said("Business", { phone: { display: "1", e164: "+14105550142" } }),
    "are different numbers",
  ],
  ["an entry of itself", said("Town", { nearbyTowns: ["annapolis"] }), "is this very page"],
  [
    "a heading",
    said("Article", { body: "# Racks\n\nText." }),
    "is a heading of the first level",
  ],
  ["HTML in the text", said("Article", { body: "<b>Racks</b>" }), "<b>"],
  ["no text below", said("Article", { body: "" }), "there is no text under the fields"],
  [
    "a name twice in a list",
    item("Category", { blog: (first("Category").values[itemsKey] as Values[]).at(-1)?.blog }),
    "is taken by line",
  ],
])("%s: our own sentence", (_, message, words) => {
  expect(message?.toLowerCase()).toContain(words.toLowerCase());
});

/** The entries of the company in the folder `root`, as the editor holds them. */
const othersOf = (root: string) => ({
  entries: entriesOf(
    filesOf(root).map(({ kind, file, text }) => ({
      slug: "",
      path: file,
      data: readFile(kind, text.trim()),
    })),
    editedKinds,
  ),
  kinds,
});

test.each(companies)(
  "every file of %s passes all rules, also those that need other files",
  (company) => {
    const others = othersOf(company);
    expect(others.entries.length).toBeGreaterThan(40);
    const refused = filesOf(company).flatMap(({ kind, file, text }) => {
      const values = filled(kind, readFile(kind, text.trim()));
      return saveTrouble(kind, file, values, others) ?? [];
    });
    expect(refused).toEqual([]);
  },
);

const saidBeside = (type: string, change: Values, file?: string) => {
  const own = first(type);
  return saveTrouble(own.kind, file ?? own.file, { ...own.values, ...change }, othersOf("."));
};

test.each([
  [
    "a place in a list that another entry has",
    saidBeside("Town", { position: 1 }),
    "Position: “1” is taken by content/service-areas/towns/towson.md",
  ],
  [
    "a link to a page that does not exist",
    saidBeside("Article", { body: "Read [our prices](/prices)." }),
    "There is no page /prices",
  ],
  [
    "a link to a heading that does not exist",
    saidBeside("Article", {
      body: "See [this](/blog/how-high-to-mount-a-tv#no-such-heading).",
    }),
    "has no place “#no-such-heading”",
  ],
  [
    "an entry that does not exist",
    saidBeside("Town", { region: "nowhere" }),
    "Region: there is no Region whose file name is “nowhere”",
  ],
  [
    "a picture that is not in the list",
    saidBeside("Article", { picture: "nothing.jpg" }),
    "there is no Picture whose file is “nothing.jpg”",
  ],
  [
    "an address that another page has",
    saidBeside("Article", { aliases: ["/about"] }),
    "/about is already an address of content/pages/about.yaml",
  ],
  [
    "the address of another page",
    saidBeside("Region", {}, "content/service-areas/regions/towson.md"),
    "would have the address /service-areas/towson",
  ],
])("%s is refused where the editor holds the other files", (_, message, words) => {
  expect(message?.toLowerCase()).toContain(words.toLowerCase());
});

test("without the other files, their rules are left to the draft's pull request", () => {
  expect(said("Town", { position: 1 })).toBeUndefined();
  const { kind, file, values } = first("Town");
  const nothing = { entries: [], kinds };
  expect(saveTrouble(kind, file, values, nothing)).toBeUndefined();
});

test("properties that the package adds to items while they are moved are not taken for fields", () => {
  expect(item("Picture", { __sc_item_original_key_path: "items.0" })).toBeUndefined();
});

test("a message has four findings, and the number of the others", () => {
  const { kind, file } = first("Article");
  const lines = (saveTrouble(kind, file, { body: "" }) ?? "").split("\n");
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(/^And \d+ more\.$/);
});

test("the check of the whole content, which includes rules that the editor cannot run, finds nothing", () => {
  expect(checkAll(".")).toEqual([]);
});
