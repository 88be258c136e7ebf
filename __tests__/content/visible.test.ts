import { contentTypes, visibleNodes } from "../../src/content";

const root = process.cwd();
const nodes = (today: string, drafts = false) => visibleNodes(root, { today, drafts });
const of = (type: string, today = "2026-01-01", drafts = false) =>
  nodes(today, drafts).filter((node) => node.type === type);

test("an article waits for its day, and lists and relations with it", () => {
  const before = of("Article", "2025-02-04").map(({ slug }) => slug);
  const after = of("Article", "2025-02-05").map(({ slug }) => slug);
  const late = "best-security-camera-systems-baltimore-2025";
  expect(before).not.toContain(late);
  expect(after).toContain(late);
  const [list] = of("ArticleList", "2025-02-04");
  expect(list?.fields.total).toBe(11);
  expect(list?.fields.articles).not.toContain(late);
  const related = of("Article", "2025-02-04").flatMap(({ fields }) => fields.related);
  expect(related).not.toContain(late);
});

test("a preview shows coming entries", () => {
  expect(of("Article", "2020-01-01")).toHaveLength(0);
  expect(of("Article", "2020-01-01", true)).toHaveLength(12);
});

test("every article has three others to read next, of its own category first", () => {
  const articles = of("Article");
  const categoryOf = new Map(articles.map(({ slug, fields }) => [slug, fields.category]));
  for (const { slug, fields } of articles) {
    const related = fields.related as string[];
    expect(related).toHaveLength(3);
    expect(related).not.toContain(slug);
    const twin = articles.find(
      (other) => other.slug !== slug && other.fields.category === fields.category,
    );
    if (twin) expect(categoryOf.get(related[0] ?? "")).toBe(fields.category);
  }
});

test("projects lead round the gallery", () => {
  const projects = of("Project");
  const next = new Map(projects.map(({ slug, fields }) => [slug, String(fields.next)]));
  let slug = projects[0]?.slug ?? "";
  const seen = new Set<string>();
  while (!seen.has(slug)) {
    seen.add(slug);
    slug = next.get(slug) ?? "";
  }
  expect(seen.size).toBe(6);
});

test("the schema is closed: nothing is inferred, lists are never null, every field is described", () => {
  const sdl = contentTypes();
  const types = [...sdl.matchAll(/^type (\w+)[^{]*\{/gm)];
  expect(types.length).toBeGreaterThan(20);
  for (const [head] of types) expect(head).toContain("@dontInfer");
  expect(sdl).not.toMatch(/\[\w+\]/);
  expect(sdl).not.toMatch(/\[\w+!\](?!!)/);
  const lines = sdl.split("\n");
  const bare = lines.filter(
    (line, index) =>
      /^\s*\w+: /.test(line) && !/"\s*$/.test(lines[index - 1] ?? "") && !/^\s*id: ID!/.test(line),
  );
  expect(bare).toEqual([]);
});
