/** Which rows of the backend become cards, and why others do not. */
import { projectCard } from "../../src/featured-projects/row";
import { backendUrl, bucketUrl, makeRow } from "./support/rows";

const local = "http://127.0.0.1:54321";
const cardOf = (changes: Record<string, unknown>) => projectCard(makeRow(changes), backendUrl);

test("a valid row becomes a card; fields that the site does not know are dropped", () => {
  expect(cardOf({ price: 7, slug: " no-cable-on-the-porch\n" })).toEqual({
    slug: "no-cable-on-the-porch",
    path: "/gallery/no-cable-on-the-porch",
    title: "No cable on the porch",
    category: "Security Systems",
    location: "Towson",
    caption: "A dome under the porch roof.",
    picture: `${bucketUrl}/camera-dome.jpg`,
    largePicture: `${bucketUrl}/camera-dome-large.jpg`,
    alt: "White dome camera under a porch roof",
  });
});

test.each<[string, object]>([
  ["alt_text", { alt: "No cable on the porch" }],
  ["short_caption", { caption: null }],
  ["thumbnail_image", { picture: `${bucketUrl}/camera-dome-large.jpg` }],
  ["image_file", { largePicture: `${bucketUrl}/camera-dome.jpg` }],
])("a row may lack %s", (field, card) => {
  for (const value of [null, undefined, " "])
    expect(cardOf({ [field]: value })).toMatchObject(card);
});

test.each<[Record<string, unknown>, string]>([
  [{ slug: null }, "slug is missing"],
  [{ title: undefined }, "title is missing"],
  [{ category: "" }, "category is missing"],
  [{ location: " \n" }, "location is missing"],
  [{ title: 7 }, "title is not a text"],
  [{ slug: "No-Cable" }, "slug is not valid"],
  [{ slug: "../contact" }, "slug is not valid"],
])("a row with %j is invalid: %s", (changes, reason) => {
  expect(() => cardOf(changes)).toThrow(reason);
});

test.each([
  ["commercial-av.jpg", backendUrl, `${bucketUrl}/commercial-av.jpg`],
  ["2025/bar 1@2x.webp", backendUrl, `${bucketUrl}/2025/bar%201@2x.webp`],
  ["Smith's bar & grill.jpg", backendUrl, `${bucketUrl}/Smith's%20bar%20&%20grill.jpg`],
  ["bar%201.jpg", backendUrl, `${bucketUrl}/bar%201.jpg`],
  ["projects/bar.jpg", backendUrl, `${bucketUrl}/bar.jpg`],
  ["/static/bar.jpg?v=2", backendUrl, "/static/bar.jpg?v=2"],
  [`${bucketUrl}/bar.jpg`, backendUrl, `${bucketUrl}/bar.jpg`],
  ["bar.jpg", local, `${local}/storage/v1/object/public/projects/bar.jpg`],
])("%s of the backend %s is shown", (picture, backend, address) => {
  const card = projectCard(makeRow({ thumbnail_image: picture }), backend);
  expect(card.picture).toBe(address);
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
  "//evil.example/bar.jpg",
  "/\\evil.example/bar.jpg",
  "/\t/evil.example/bar.jpg",
  "../../../../../bar.jpg",
])("%j is rejected", (picture) => {
  expect(() => cardOf({ image_file: picture })).toThrow("image_file is neither");
});
