import { checkRows } from "../../src/featured-projects/row";
import { backendUrl, makeRow } from "./support/rows";

const check = (...rows: unknown[]) => checkRows(rows, backendUrl);

test("keeps a valid row unchanged", () => {
  expect(check(makeRow())).toEqual({ projects: [makeRow()], reasons: [] });
});

test.each([
  "short_caption",
  "alt_text",
  "thumbnail_image",
  "image_file",
  "sort_order",
  "date_completed",
])("accepts null or no value for %s", (field) => {
  const missing = makeRow();
  delete missing[field];
  for (const row of [makeRow({ [field]: null }), missing]) {
    const { projects, reasons } = check(row);
    expect(reasons).toEqual([]);
    expect(projects).toEqual([makeRow({ [field]: null })]);
  }
});

test.each(["short_caption", "alt_text", "thumbnail_image", "image_file"])(
  "treats a blank %s as missing",
  (field) => {
    expect(check(makeRow({ [field]: "  " })).projects).toEqual([makeRow({ [field]: null })]);
  },
);

test.each(["id", "slug", "title", "category", "location"])("requires %s", (field) => {
  for (const value of [undefined, null, "", " \n"]) {
    const { projects, reasons } = check(makeRow({ [field]: value }));
    expect(projects).toEqual([]);
    expect(reasons).toEqual([expect.stringContaining(`${field} is missing`)]);
  }
});

test.each([
  ["a number as its title", { title: 7 }, "title is not a text"],
  ["an object as its title", { title: { toString: "x" } }, "title is not a text"],
  ["a list as its location", { location: ["Towson"] }, "location is not a text"],
  ["a number as its id", { id: 1 }, "id is not a text"],
  ["true as its caption", { short_caption: true }, "short_caption is not a text"],
  ["a text as its place", { sort_order: "1" }, "sort_order is not a number"],
  ["a number as its day", { date_completed: 2024 }, "date_completed is not a text"],
  ["another day", { date_completed: "March 2024" }, "date_completed has another form"],
  ["a text as featured", { featured: "true" }, "featured is not true"],
  ["featured false", { featured: false }, "featured is not true"],
  ["capitals in its slug", { slug: "No-Cable" }, "slug has another form"],
  ["a path as its slug", { slug: "../contact" }, "slug has another form"],
  ["an address as its slug", { slug: "//evil.example" }, "slug has another form"],
  ["a script as its slug", { slug: "javascript:alert(1)" }, "slug has another form"],
  ["a line end after its slug", { slug: "porch\n" }, "slug has another form"],
  ["a blank before its slug", { slug: " porch" }, "slug has another form"],
  [
    "a script as its picture",
    { thumbnail_image: "javascript:alert(1)" },
    "thumbnail_image is neither",
  ],
  ["data as its picture", { image_file: "data:image/svg+xml,<svg/>" }, "image_file is neither"],
  [
    "a stranger's picture",
    { image_file: "https://evil.example/x.jpg" },
    "image_file is neither",
  ],
])("drops a row with %s and gives the reason", (_, changes, reason) => {
  const good = makeRow({ slug: "stays" });
  const { projects, reasons } = check(makeRow(changes), good);
  expect(projects).toEqual([good]);
  expect(reasons).toEqual([expect.stringMatching(/^row 1\b/)]);
  expect(reasons[0]).toContain(reason);
});

test.each([null, undefined, "row", 7, true, [], [makeRow()]])("drops %p", (row) => {
  expect(check(row)).toEqual({ projects: [], reasons: ["row 1: it is not an object"] });
});

test("drops a row whose fields are all null", () => {
  const nulls = Object.fromEntries(Object.keys(makeRow()).map((field) => [field, null]));
  expect(check(nulls).projects).toEqual([]);
});

test("keeps the first of two rows with the same slug", () => {
  const { projects, reasons } = check(
    makeRow({ title: "First" }),
    makeRow({ title: "Second" }),
  );
  expect(projects).toEqual([makeRow({ title: "First" })]);
  expect(reasons).toEqual([
    'row 2 ("no-cable-on-the-porch"): its slug is taken by a row before it',
  ]);
});

test("keeps a valid row if only an invalid one had its slug", () => {
  const { projects } = check(makeRow({ title: null }), makeRow({ title: "Second" }));
  expect(projects).toEqual([makeRow({ title: "Second" })]);
});

test("keeps markup, long texts and other scripts, because the page renders them as text", () => {
  const texts = ["<img src=x onerror=alert(1)>", "x".repeat(100_000), "مرحبا", "\u202etxt"];
  const rows = texts.map((title, index) => makeRow({ title, slug: `row-${index}` }));
  expect(check(...rows)).toEqual({ projects: rows, reasons: [] });
});

test("shortens a long slug in the reason", () => {
  const [reason] = check(makeRow({ slug: "x y".repeat(10_000) })).reasons;
  expect(reason?.length).toBeLessThan(200);
});

test("removes unknown fields", () => {
  const own: unknown = JSON.parse('{"price": 7, "__proto__": {"admin": true}}');
  const [project] = check({ ...makeRow(), ...Object(own) }).projects;
  expect(project).toEqual(makeRow());
  expect(project).not.toHaveProperty("admin");
});
