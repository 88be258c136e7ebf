/** @jest-environment node */
/** What stops a save: the findings of the content check, in its words. */
import { checkAll } from "../../src/content";
import { kindOf } from "../../src/content/kinds";
import { itemsKey, readFile, type Values } from "../../src/editor/format/format";
import { saveTrouble } from "../../src/editor/rules";
import { companies, filesOf } from "../support/edited-files";
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

test("what the editor notes in items while they are moved is no field of theirs", () => {
  expect(item("Picture", { __sc_item_original_key_path: "items.0" })).toBeUndefined();
});

test("four findings are told, and how many more there are", () => {
  const { kind, file } = first("Article");
  const lines = (saveTrouble(kind, file, { body: "" }) ?? "").split("\n");
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(/^And \d+ more\.$/);
});

test("what the editor does not know is left to the check of the whole content, which finds nothing here", () => {
  expect(checkAll(".")).toEqual([]);
});
