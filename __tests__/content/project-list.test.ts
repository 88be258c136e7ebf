/** @jest-environment node */
import articleList from "../../src/content/kinds/article-list";
import projectList from "../../src/content/kinds/project-list";

const words = {
  type: "GalleryWords",
  slug: "gallery",
  data: {
    title: "Gallery",
    description: "All",
    pageTitle: "Gallery, page {page}",
    pageDescription: "Page {page}",
    categories: ["Bars", "Racks"],
    aliases: ["/our-work"],
  },
};
/** Projects in the order of their files, which differs from their positions. */
const projects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: "Project",
    slug: `p${count - index}`,
    data: { position: count - index, category: index % 5 === 0 ? "Racks" : "Bars" },
  }));
const listOf = (count: number) =>
  projectList.source
    .derive([words, ...projects(count)])
    .map(({ slug, data }) => ({ ...data, path: projectList.path(slug) }));

test("each project is on exactly one page, sorted by position", () => {
  const list = listOf(60);
  expect(list.map(({ path }) => path)).toEqual([
    "/gallery",
    "/gallery/page/2",
    "/gallery/page/3",
  ]);
  expect(list.map((page) => page.projects.length)).toEqual([24, 24, 12]);
  expect(list.flatMap((page) => page.projects)).toEqual(
    Array.from({ length: 60 }, (_, index) => `p${index + 1}`),
  );
});

test("each page has the totals of all pages and links to the previous and next one", () => {
  const [first, second, third] = listOf(60);
  expect(first).toMatchObject({
    title: "Gallery",
    description: "All",
    before: 0,
    total: 60,
    previous: undefined,
    next: "/gallery/page/2",
    aliases: ["/our-work"],
  });
  expect(second).toMatchObject({
    title: "Gallery, page 2",
    description: "Page 2",
    before: 24,
    previous: "/gallery",
    next: "/gallery/page/3",
  });
  expect(second).not.toHaveProperty("aliases");
  expect(third).toMatchObject({ total: 60, next: undefined });
  for (const page of [first, second, third])
    expect(page).toMatchObject({
      counts: [
        { category: "Bars", count: 48 },
        { category: "Racks", count: 12 },
      ],
      pages: ["/gallery", "/gallery/page/2", "/gallery/page/3"],
    });
});

test("categories without entries are left out", () => {
  const [gallery] = projectList.source.derive([words, ...projects(1)]);
  expect(gallery?.data.counts).toEqual([{ category: "Racks", count: 1 }]);
  const categories = ["Bars", "Racks"].map((blog) => ({
    type: "Category",
    slug: blog,
    data: { blog },
  }));
  const article = {
    type: "Article",
    slug: "a",
    data: { category: "Bars", date: "2025-01-01" },
  };
  const [blog] = articleList.source.derive([...categories, article]);
  expect(blog?.data.counts).toEqual([{ category: "Bars", count: 1 }]);
});

test("zero to 24 projects are one page", () => {
  expect(listOf(0)).toMatchObject([{ projects: [], total: 0, next: undefined }]);
  expect(listOf(24)).toHaveLength(1);
  expect(listOf(25)).toHaveLength(2);
});

test("entries have only fields of their kind", () => {
  for (const kind of [projectList, articleList])
    for (const { data } of kind.source.derive([words, ...projects(30)]))
      expect(Object.keys(kind.fields.shape)).toEqual(expect.arrayContaining(Object.keys(data)));
});
