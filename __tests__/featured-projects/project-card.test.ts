import { projectCard } from "../../src/featured-projects/project-card";
import { checkRows } from "../../src/featured-projects/row";
import { backendUrl, bucketUrl, makeRow } from "./support/rows";

function cardOf(changes: Record<string, unknown> = {}) {
  const [project] = checkRows([makeRow(changes)], backendUrl).projects;
  if (!project) throw new Error("the row is not good");
  return projectCard(project, backendUrl);
}

test("shows the values of the row", () => {
  expect(cardOf()).toEqual({
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

test.each([null, "", undefined])("uses the large picture if the thumbnail is %p", (value) => {
  expect(cardOf({ thumbnail_image: value }).picture).toBe(`${bucketUrl}/camera-dome-large.jpg`);
});

test("uses the thumbnail if there is no large picture", () => {
  expect(cardOf({ image_file: null }).largePicture).toBe(`${bucketUrl}/camera-dome.jpg`);
});

test("has no picture if the row has none", () => {
  const none = { thumbnail_image: null, image_file: null };
  expect(cardOf(none)).toMatchObject({ picture: null, largePicture: null });
});

test.each([null, "  "])("uses the title if the alternative text is %p", (value) => {
  expect(cardOf({ alt_text: value }).alt).toBe("No cable on the porch");
});

test("shows a category that the site does not know unchanged", () => {
  expect(cardOf({ category: "Boats & Docks" }).category).toBe("Boats & Docks");
});
