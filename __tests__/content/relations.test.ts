/** @jest-environment node */
/** What the content layer adds to entries: breadcrumbs, related entries, the lists of blog and gallery. */
import { kindOf } from "../../src/content/kinds";
import { crumbsTo } from "../../src/content/nodes";
import blogPage from "../../src/content/kinds/blog-page";
import galleryPage from "../../src/content/kinds/gallery-page";
import { articlesOfProject, projectsOfArticle, readNext } from "../../src/content/related";

const entry = (type: string, slug: string, data: Record<string, unknown>) => ({
  kind: kindOf(type),
  slug,
  data,
});

test("breadcrumbs lead from the overview over the region to the town", () => {
  const page = (type: string, slug: string, data = {}) =>
    entry(type, slug, { title: slug, ...data });
  const town = page("Town", "columbia", { region: "howard" });
  const pages = [page("ServiceAreasPage", "service-areas"), page("Region", "howard"), town];
  expect(crumbsTo(town, pages)).toEqual([
    { label: "service-areas", to: "/service-areas" },
    { label: "howard", to: "/service-areas/howard" },
    { label: "columbia", to: "/service-areas/columbia" },
  ]);
});

const projects = [
  entry("Project", "third", { category: "Racks", position: 3 }),
  entry("Project", "first", { category: "Racks", position: 1 }),
  entry("Project", "second", { category: "Racks", position: 2 }),
  entry("Project", "bar", { category: "Bars", position: 4 }),
];
const articles = [
  entry("Article", "old", { date: "2024-01-01", services: ["wiring"] }),
  entry("Article", "new", { date: "2025-01-01", services: ["bars", "wiring"] }),
  entry("Article", "none", { date: "2025-02-01", services: ["homes"] }),
];
const all = [
  entry("Category", "wiring", { service: "wiring", gallery: "Racks" }),
  entry("Category", "bars", { service: "bars", gallery: "Bars" }),
  entry("Category", "homes", { service: "homes" }),
  ...projects,
  ...articles,
];

test("an article links to the first two projects of its services, in the order of the services", () => {
  const projectsOf = articles.map((article) => projectsOfArticle(article, all));
  expect(projectsOf).toEqual([["first", "second"], ["bar", "first"], []]);
});

test("a project links to the newest articles about its service, at most two", () => {
  const more = ["01", "02", "03", "04"].map((day) =>
    entry("Article", `a${day}`, { date: `2025-03-${day}`, services: ["wiring"] }),
  );
  const [, first, , bar] = projects;
  expect(articlesOfProject(first!, all)).toEqual(["new", "old"]);
  expect(articlesOfProject(bar!, all)).toEqual(["new"]);
  expect(articlesOfProject(first!, [...all, ...more])).toEqual(["a04", "a03"]);
});

test("“read next” has the articles closest in time, those of the same category first", () => {
  const list = ["01", "02", "03", "04", "05", "06", "07", "08"].map((day) =>
    entry("Article", `a${day}`, {
      date: `2025-03-${day}`,
      category: day === "02" || day === "08" ? "rare" : "usual",
    }),
  );
  const next = (index: number) => readNext(list[index - 1]!, list);
  expect(next(5)).toEqual(["a04", "a06", "a03"]);
  expect(next(2)).toEqual(["a08", "a01", "a03"]);
  expect(next(7)).toEqual(["a06", "a05", "a04"]);
  expect(readNext(list[0]!, [list[0]!])).toEqual([]);
});

test("the gallery has all projects by position, and the blog all articles, the newest first", () => {
  const page = entry("BlogPage", "blog", {});
  const works = galleryPage.resolved.projects.resolve(page, all);
  expect(works).toEqual(["first", "second", "third", "bar"]);
  const { articles: posts, newest } = blogPage.resolved;
  expect(posts.resolve(page, all)).toEqual(["none", "new", "old"]);
  expect(newest.resolve(page, all)).toBe("none");
  expect(newest.resolve(page, projects)).toBeUndefined();
});
