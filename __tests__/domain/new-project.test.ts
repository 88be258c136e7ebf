import { newProjectSlug } from "../../src/domain/new-project";

test.each([
  ["/gallery/new-one", "new-one"],
  ["/gallery/new-one/", "new-one"],
])("%s may be a project that is newer than the build", (path, slug) => {
  expect(newProjectSlug(path, "/gallery")).toBe(slug);
});

test.each([
  "/",
  "/nothing",
  "/gallery",
  "/gallery/",
  "/gallery//",
  "/gallery/a/b",
  "/galleryx/a",
  "/service-areas/gallery/a",
])("%s cannot be a project", (path) => {
  expect(newProjectSlug(path, "/gallery")).toBeNull();
});
