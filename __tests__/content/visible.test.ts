/** @jest-environment node */
import { contentTypes, readAll, siteContent, visibleNodes } from "../../src/content";
import { visibleEntries } from "../../src/content/visible";
import { pathsOf } from "../../src/content/addresses";
import { eachField } from "../../src/content/walk";
import type { Entry } from "../../src/content";

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

const entries = readAll(root);
const drafts = entries.filter(({ kind }) => "draft" in kind.fields.shape);
const asDraft = (draft: Entry) =>
  entries.map((entry) =>
    entry === draft ? { ...entry, data: { ...entry.data, draft: true } } : entry,
  );
const shownOn = { today: "2026-01-01", drafts: false };

test("every kind with pages of its own can hold drafts", () => {
  const types = new Set(drafts.map(({ kind }) => kind.type));
  expect([...types].sort()).toEqual([
    "Article",
    "LegalPage",
    "Project",
    "Region",
    "Service",
    "Town",
  ]);
});

test.each(drafts.map((draft) => [draft.file, draft] as const))(
  "%s as a draft leaves nothing behind that leads to it",
  (_, draft) => {
    const shown = visibleEntries(asDraft(draft), shownOn);
    expect(shown).not.toContainEqual(expect.objectContaining({ file: draft.file }));
    const quoted = JSON.stringify(shown.map(({ kind, slug, data }) => [kind.type, slug, data]));
    for (const path of pathsOf(draft)) expect(quoted).not.toContain(`"${path}"`);
    // A list may become shorter than an editor may leave it; everything else is as the field list wants it.
    const issues = shown.flatMap(
      ({ kind, data }) => kind.fields.safeParse(data).error?.issues ?? [],
    );
    expect(issues.filter(({ code }) => code !== "too_small")).toEqual([]);
    const names = new Set(
      shown.flatMap(({ kind, slug, data }) =>
        [slug, data.blog, data.gallery, data.file].map((key) => `${kind.type} ${String(key)}`),
      ),
    );
    const dangling = shown.flatMap((entry) =>
      eachField(entry.kind.fields, entry.data)
        .filter(
          ({ meta, value }) =>
            meta.relation && !names.has(`${meta.relation.kind} ${String(value)}`),
        )
        .map(({ keys }) => `${entry.file} ${keys.join(".")}`),
    );
    expect(dangling).toEqual([]);
  },
);

test("a town waits for its region, and its badge and its neighbors with it", () => {
  const region = entries.find(({ slug }) => slug === "howard-county");
  const shown = visibleEntries(asDraft(region as Entry), shownOn);
  expect(shown.map(({ slug }) => slug)).not.toContain("columbia");
  const home = shown.find(({ kind }) => kind.type === "HomePage")?.data;
  expect(home?.areas).toMatchObject({
    towns: ["towson", "glen-burnie", "owings-mills", "annapolis"],
  });
});

test("what cannot be left out leads to the first entry that is shown", () => {
  const region = entries.find(({ slug }) => slug === "baltimore-city");
  const shown = visibleEntries(asDraft(region as Entry), shownOn);
  const first = shown
    .filter(({ kind }) => kind.type === "Region")
    .sort((a, b) => Number(a.data.position) - Number(b.data.position))[0];
  const home = shown.find(({ kind }) => kind.type === "HomePage")?.data;
  expect(home?.areas).toMatchObject({ region: first?.slug });
  const overview = shown.find(({ kind }) => kind.type === "ServiceAreasPage")?.data;
  expect(overview?.origin).toBe(first?.slug);
});

test("hidden pages are known with the reason, and with the day of those that come", () => {
  const { hidden } = siteContent(root, { today: "2025-02-04", drafts: false });
  expect(hidden).toEqual([
    {
      paths: ["/blog/best-security-camera-systems-baltimore-2025"],
      because: "coming",
      day: "2025-02-05",
    },
  ]);
  expect(siteContent(root, { today: "2025-02-05", drafts: false }).hidden).toEqual([]);
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
      /^\s*\w+: /.test(line) &&
      !/"\s*$/.test(lines[index - 1] ?? "") &&
      !/^\s*id: ID!/.test(line),
  );
  expect(bare).toEqual([]);
});
