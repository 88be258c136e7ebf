/** Which rows of the backend become cards, and why others do not. */
import { projectCard } from "../../src/featured-projects/project-card";
import { checkRows } from "../../src/featured-projects/row";
import { backendUrl, bucketUrl, makeRow } from "./support/rows";

const check = (...rows: unknown[]) => checkRows(rows, backendUrl);
const cardsOf = (...rows: unknown[]) =>
  check(...rows).projects.map((project) => projectCard(project, backendUrl));

test("a valid row becomes a card; fields that the site does not know are dropped", () => {
  expect(cardsOf(makeRow({ price: 7 }))).toEqual([
    {
      slug: "no-cable-on-the-porch",
      path: "/gallery/no-cable-on-the-porch",
      title: "No cable on the porch",
      category: "Security Systems",
      location: "Towson",
      caption: "A dome under the porch roof.",
      picture: `${bucketUrl}/camera-dome.jpg`,
      largePicture: `${bucketUrl}/camera-dome-large.jpg`,
      alt: "White dome camera under a porch roof",
    },
  ]);
});

test.each<[string, object]>([
  ["alt_text", { alt: "No cable on the porch" }],
  ["short_caption", { caption: null }],
  ["thumbnail_image", { picture: `${bucketUrl}/camera-dome-large.jpg` }],
  ["image_file", { largePicture: `${bucketUrl}/camera-dome.jpg` }],
  ["sort_order", {}],
  ["date_completed", {}],
])("a row may lack %s", (field, card) => {
  for (const value of [null, undefined])
    expect(cardsOf(makeRow({ [field]: value }))).toMatchObject([card]);
});

test.each<[Record<string, unknown>, string]>([
  ...["id", "slug", "title", "category", "location"].map(
    (field): [Record<string, unknown>, string] => [{ [field]: " \n" }, `${field} is missing`],
  ),
  [{ title: 7 }, "title is not a text"],
  [{ location: ["Towson"] }, "location is not a text"],
  [{ sort_order: "first" }, "sort_order is not a number"],
  [{ sort_order: "0x10" }, "sort_order is not a number"],
  [{ date_completed: "March 2024" }, "date_completed has another form"],
  [{ date_completed: "03/04/2024" }, "date_completed has another form"],
  [{ date_completed: "2024-13-01T10:00:00Z" }, "date_completed has another form"],
  [{ featured: "yes" }, "featured is not true"],
  [{ slug: "No-Cable" }, "slug has another form"],
  [{ slug: "../contact" }, "slug has another form"],
  [{ thumbnail_image: "javascript:alert(1)" }, "thumbnail_image is neither"],
  [{ image_file: "https://evil.example/x.jpg" }, "image_file is neither"],
  [{ image_file: "porch.jpg?v=2" }, "image_file is neither"],
])("a row with %j is dropped with the reason: %s", (changes, reason) => {
  const good = makeRow({ slug: "stays" });
  const { projects, reasons } = check(makeRow(changes), good);
  expect(projects).toEqual([good]);
  expect(reasons).toEqual([expect.stringMatching(`^row 1\\b.*: ${reason}`)]);
});

test.each<[changes: Record<string, unknown>, fields: Record<string, unknown>]>([
  [{ id: 12 }, { id: "12" }],
  [{ slug: " porch\n" }, { slug: "porch" }],
  [{ title: " A porch\u00a0" }, { title: "A porch" }],
  [{ featured: " TRUE" }, { featured: true }],
  [{ sort_order: " 10 " }, { sort_order: 10 }],
  [{ sort_order: "" }, { sort_order: null }],
  [{ date_completed: "2024-03-05T00:30:00+00:00" }, { date_completed: "2024-03-05" }],
  [{ date_completed: "2024-03-05 10:00:00.123-05" }, { date_completed: "2024-03-05" }],
  [{ image_file: "bar.jpg " }, { image_file: "bar.jpg" }],
])("%j of a table with other columns is read", (changes, fields) => {
  expect(check(makeRow(changes))).toEqual({ projects: [makeRow(fields)], reasons: [] });
});

test("texts as sort_order sort as numbers; rows without one come last, as the backend sent them", () => {
  const rows = [null, "10", "9", null].map((sort_order, index) =>
    makeRow({ sort_order, slug: `row-${index}` }),
  );
  const slugs = check(...rows).projects.map(({ slug }) => slug);
  expect(slugs).toEqual(["row-2", "row-1", "row-0", "row-3"]);
});

test.each([null, "row", 7, []])("%j is dropped", (row) => {
  expect(check(row)).toEqual({ projects: [], reasons: ["row 1: it is not an object"] });
});

test("the first valid one of two rows with the same slug is kept", () => {
  const titles = [null, "First", "Second"].map((title) => makeRow({ title }));
  const { projects, reasons } = check(...titles);
  expect(projects).toEqual([makeRow({ title: "First" })]);
  expect(reasons[1]).toBe(
    'row 3 ("no-cable-on-the-porch"): its slug is taken by a row before it',
  );
});

test("markup and long texts are kept, because the page shows them as text; a long slug is cut in the reason", () => {
  const texts = ["<img src=x onerror=alert(1)>", "x".repeat(100_000)];
  const rows = texts.map((title, index) => makeRow({ title, slug: `row-${index}` }));
  expect(check(...rows)).toEqual({ projects: rows, reasons: [] });
  expect(check(makeRow({ slug: "x y".repeat(10_000) })).reasons[0]?.length).toBeLessThan(200);
});
