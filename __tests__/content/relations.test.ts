/** @jest-environment node */
/** What the content layer adds to entries: breadcrumbs, related entries, the list of projects. */
import { withCrumbs } from "../../src/content/nodes";
import { kinds } from "../../src/content/kinds";
import projectList from "../../src/content/kinds/project-list";
import { articlesOfProjects, projectsOfArticles, readNext } from "../../src/content/related";

const entry = (type: string, slug: string, data: Record<string, unknown>) => ({
  type,
  slug,
  data,
});

test("breadcrumbs lead from the overview over the region to the town; pages that exist once have none", () => {
  const page = (type: string, slug: string, path: string, fields = {}) => ({
    type,
    slug,
    fields: { title: slug, path, ...fields },
  });
  const nodes = withCrumbs(
    [
      page("ServiceAreasPage", "service-areas", "/service-areas"),
      page("Region", "howard", "/service-areas/howard"),
      page("Town", "columbia", "/service-areas/columbia", { region: "howard" }),
      { type: "Testimonial", slug: "one", fields: {} },
    ],
    kinds,
  );
  const crumbs = (slug: string) => nodes.find((node) => node.slug === slug)?.fields.crumbs;
  expect(crumbs("columbia")).toEqual([
    { label: "service-areas", to: "/service-areas" },
    { label: "howard", to: "/service-areas/howard" },
    { label: "columbia", to: "/service-areas/columbia" },
  ]);
  expect(crumbs("service-areas")).toEqual([]);
  expect(crumbs("one")).toBeUndefined();
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
  expect(Object.fromEntries(projectsOfArticles(articles, all))).toEqual({
    old: ["first", "second"],
    new: ["bar", "first"],
    none: [],
  });
});

test("a project links to the newest articles about its service, at most three", () => {
  const more = ["01", "02", "03", "04"].map((day) =>
    entry("Article", `a${day}`, { date: `2025-03-${day}`, services: ["wiring"] }),
  );
  expect(articlesOfProjects(projects, all).get("first")).toEqual(["new", "old"]);
  expect(articlesOfProjects(projects, all).get("bar")).toEqual(["new"]);
  expect(articlesOfProjects(projects, [...all, ...more]).get("first")).toEqual([
    "a04",
    "a03",
    "a02",
  ]);
});

test("“read next” has the articles closest in time, those of the same category first", () => {
  const next = readNext(
    ["01", "02", "03", "04", "05", "06", "07", "08"].map((day) =>
      entry("Article", `a${day}`, {
        date: `2025-03-${day}`,
        category: day === "02" || day === "08" ? "rare" : "usual",
      }),
    ),
  );
  expect(next.get("a05")).toEqual(["a04", "a06", "a03"]);
  expect(next.get("a02")).toEqual(["a08", "a01", "a03"]);
  expect(next.get("a07")).toEqual(["a06", "a05", "a04"]);
  expect(readNext([entry("Article", "only", { date: "2025-01-01" })]).get("only")).toEqual([]);
});

test("the gallery has all projects by position, and only categories with projects", () => {
  const words = entry("GalleryWords", "gallery", { categories: ["Bars", "Lamps", "Racks"] });
  const [gallery] = projectList.source.derive([words, ...projects]);
  expect(gallery?.data).toMatchObject({
    projects: ["first", "second", "third", "bar"],
    counts: [
      { category: "Bars", count: 1 },
      { category: "Racks", count: 3 },
    ],
  });
});
