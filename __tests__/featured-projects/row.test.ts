/** Which rows of the backend become cards, and why others do not. */
import { checkRows, resolvePicture } from "../../src/featured-projects/row";
import { backendUrl, bucketUrl, makeRow } from "./support/rows";

const local = "http://127.0.0.1:54321";
const check = (...rows: unknown[]) => checkRows(rows, backendUrl);
const cardsOf = (...rows: unknown[]) => check(...rows).projects;

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
])("a row may lack %s", (field, card) => {
  for (const value of [null, undefined])
    expect(cardsOf(makeRow({ [field]: value }))).toMatchObject([card]);
});

test.each<[Record<string, unknown>, string]>([
  ...["slug", "title", "category", "location"].map(
    (field): [Record<string, unknown>, string] => [{ [field]: " \n" }, `${field} is missing`],
  ),
  [{ title: 7 }, "title is not a text"],
  [{ location: ["Towson"] }, "location is not a text"],
  [{ sort_order: "first" }, "sort_order is not a number"],
  [{ sort_order: "0x10" }, "sort_order is not a number"],
  [{ featured: "yes" }, "featured is not true"],
  [{ slug: "No-Cable" }, "slug has another form"],
  [{ slug: "../contact" }, "slug has another form"],
  [{ thumbnail_image: "javascript:alert(1)" }, "thumbnail_image is neither"],
  [{ image_file: "https://evil.example/x.jpg" }, "image_file is neither"],
  [{ image_file: "porch.jpg?v=2" }, "image_file is neither"],
])("a row with %j is dropped with the reason: %s", (changes, reason) => {
  const { projects, reasons } = check(makeRow(changes), makeRow({ slug: "stays" }));
  expect(projects).toMatchObject([{ slug: "stays" }]);
  expect(reasons).toEqual([expect.stringMatching(`^row 1\\b.*: ${reason}`)]);
});

test.each<[changes: Record<string, unknown>, fields: Record<string, unknown>]>([
  [{ slug: " porch\n" }, { slug: "porch" }],
  [{ title: " A porch\u00a0" }, { title: "A porch" }],
  [{ featured: " TRUE" }, {}],
  [{ image_file: "bar.jpg " }, { image_file: "bar.jpg" }],
])("%j of a table with other columns is read", (changes, fields) => {
  expect(check(makeRow(changes))).toEqual({ projects: cardsOf(makeRow(fields)), reasons: [] });
});

test("texts as sort_order sort as numbers; rows without one come last, as the backend sent them", () => {
  const rows = [null, " 10 ", "9", ""].map((sort_order, index) =>
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
  expect(projects).toMatchObject([{ title: "First" }]);
  expect(reasons[1]).toBe(
    'row 3 ("no-cable-on-the-porch"): its slug is taken by a row before it',
  );
});

test.each([
  ["commercial-av.jpg", backendUrl, `${bucketUrl}/commercial-av.jpg`],
  ["2025/bar 1@2x.webp", backendUrl, `${bucketUrl}/2025/bar%201%402x.webp`],
  ["Smith's bar & grill.jpg", backendUrl, `${bucketUrl}/Smith's%20bar%20%26%20grill.jpg`],
  [
    "!-.*'() &$@=;:+,?_.jpg",
    backendUrl,
    `${bucketUrl}/!-.*'()%20%26%24%40%3D%3B%3A%2B%2C%3F_.jpg`,
  ],
  ["Bar: before.jpg", backendUrl, `${bucketUrl}/Bar%3A%20before.jpg`],
  ["bar%201.jpg", backendUrl, `${bucketUrl}/bar%201.jpg`],
  ["projects/bar.jpg", backendUrl, `${bucketUrl}/bar.jpg`],
  ["/static/bar.jpg?v=2", backendUrl, "/static/bar.jpg?v=2"],
  [`${bucketUrl}/bar.jpg`, backendUrl, `${bucketUrl}/bar.jpg`],
  ["bar.jpg", local, `${local}/storage/v1/object/public/projects/bar.jpg`],
  ["/bar.jpg", "not an address", "/bar.jpg"],
])("%s of the backend %s is shown", (picture, backend, address) => {
  expect(resolvePicture(picture, backend)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  `${backendUrl}/storage/v1/../../bar.jpg`,
  "https://evil.example/bar.jpg",
  "https://project.supabase.co.evil.example/storage/v1/bar.jpg",
  "https://project.supabase.co@evil.example/storage/v1/bar.jpg",
  "https://user:secret@project.supabase.co/storage/v1/bar.jpg",
  "https://project.supabase.co:8443/storage/v1/bar.jpg",
  "http://project.supabase.co/storage/v1/bar.jpg",
  `${local}/storage/v1/bar.jpg`,
  "/\\evil.example/bar.jpg",
  "/\t/evil.example/bar.jpg",
  "a/../../bar.jpg",
  "bär.jpg",
  "100%.jpg",
  "bar.jpg?v=2",
  "2025/",
])("%j is rejected", (picture) => {
  expect(resolvePicture(picture, backendUrl)).toBeUndefined();
});

test("a remote backend without HTTPS, and an invalid one, have no pictures", () => {
  expect(resolvePicture("bar.jpg", "http://backend.example")).toBeUndefined();
  expect(resolvePicture("bar.jpg", "not an address")).toBeUndefined();
});
