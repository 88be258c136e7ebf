import { articlesOfProjects, projectsOfArticles, readNext } from "../../src/content/related";

const entry = (type: string, slug: string, data: Record<string, unknown>) => ({
  type,
  slug,
  data,
});
const project = (slug: string, category: string, position: number) =>
  entry("Project", slug, { category, position });
const article = (slug: string, date: string, services: string[]) =>
  entry("Article", slug, { date, services });
const projects = [
  project("third", "Racks", 3),
  project("second", "Racks", 2),
  project("first", "Racks", 1),
  project("bar", "Bars", 4),
];
const articles = [
  article("old", "2024-01-01", ["wiring"]),
  article("new", "2025-01-01", ["bars", "wiring"]),
  article("none", "2025-02-01", ["homes"]),
];
const all = [
  entry("Category", "wiring", { service: "wiring", gallery: "Racks" }),
  entry("Category", "bars", { service: "bars", gallery: "Bars" }),
  entry("Category", "homes", { service: "homes" }),
  ...projects,
  ...articles,
];

test("an article links to the first two projects of its services, in the order of the services", () => {
  const found = projectsOfArticles(articles, all);
  expect(found.get("old")).toEqual(["first", "second"]);
  expect(found.get("new")).toEqual(["bar", "first"]);
  expect(found.get("none")).toEqual([]);
});

test("a project links to the newest articles about its service, at most three", () => {
  const found = articlesOfProjects(projects, all);
  expect(found.get("first")).toEqual(["new", "old"]);
  expect(found.get("bar")).toEqual(["new"]);
  const many = ["01", "02", "03", "04"].map((day) =>
    article(`a${day}`, `2025-03-${day}`, ["wiring"]),
  );
  expect(articlesOfProjects(projects, [...all, ...many]).get("first")).toEqual([
    "a04",
    "a03",
    "a02",
  ]);
});

test("“read next” has the articles closest in time, those of the same category first", () => {
  const posts = ["01", "02", "03", "04", "05", "06", "07", "08"].map((day) =>
    entry("Article", `a${day}`, {
      date: `2025-03-${day}`,
      category: day === "02" || day === "08" ? "rare" : "usual",
    }),
  );
  const found = readNext(posts);
  expect(found.get("a05")).toEqual(["a04", "a06", "a03"]);
  expect(found.get("a02")).toEqual(["a08", "a01", "a03"]);
  expect(found.get("a07")).toEqual(["a06", "a05", "a04"]);
  // An edit of one article only changes its neighbors.
  const reached = [...found].filter(([, next]) => next.includes("a05"));
  expect(reached.map(([slug]) => slug).sort()).toEqual(["a01", "a03", "a04", "a06", "a07"]);
});

test("a single article has no “read next”", () => {
  expect(readNext([entry("Article", "only", { date: "2025-01-01" })]).get("only")).toEqual([]);
});
