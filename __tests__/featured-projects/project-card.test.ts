import { projectCard } from "../../src/featured-projects/project-card";
import { checkRows } from "../../src/featured-projects/row";
import { backendUrl, bucketUrl, makeRow } from "./support/rows";

function cardOf(changes: Record<string, unknown> = {}) {
  const [project] = checkRows([makeRow(changes)], backendUrl).projects;
  if (!project) throw new Error("the row is not good");
  return projectCard(project, backendUrl);
}

test("shows what the row says", () => {
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

test.each([null, "", undefined])(
  "falls back to the large picture for thumbnail %p",
  (value) => {
    expect(cardOf({ thumbnail_image: value }).picture).toBe(
      `${bucketUrl}/camera-dome-large.jpg`,
    );
  },
);

test("falls back to the small picture where there is no large one", () => {
  expect(cardOf({ image_file: null }).largePicture).toBe(`${bucketUrl}/camera-dome.jpg`);
});

test("has no picture where the row has none", () => {
  const none = { thumbnail_image: null, image_file: null };
  expect(cardOf(none)).toMatchObject({ picture: null, largePicture: null });
});

test.each([null, "  "])("falls back to the title for alternative text %p", (value) => {
  expect(cardOf({ alt_text: value }).alt).toBe("No cable on the porch");
});

test("shows a category that the site does not know as it is", () => {
  expect(cardOf({ category: "Boats & Docks" }).category).toBe("Boats & Docks");
});
