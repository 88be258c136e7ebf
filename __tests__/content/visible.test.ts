/** @jest-environment node */
import { contentTypes, readAll, siteContent } from "../../src/content";
import { visibleEntries } from "../../src/content/visible";
import { pathsOf } from "../../src/content/addresses";
import { eachField } from "../../src/content/walk";
import type { Entry } from "../../src/content";
import { testWith } from "../support/content";

// Reads the site's own content, which editors change: the tests name and count nothing that they may add or remove.
const root = process.cwd();
/** A moment at which it is that day in all of the United States. */
const noonOf = (day: string) => new Date(`${day}T18:00:00Z`);
const someDay = { past: "1990-01-01", future: "2100-01-01" };
const of = (type: string, today = someDay.future, drafts = false) =>
  siteContent(root, { now: noonOf(today), drafts }).nodes.filter((node) => node.type === type);

const entries = readAll(root);
const ofKind = (type: string) => entries.filter(({ kind }) => kind.type === type);
const dayOf = ({ data }: Entry) => String(data.date);
const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
/** The article with the latest date, which is the first one to be hidden. */
const late = ofKind("Article")
  .filter(({ data }) => data.draft !== true)
  .reduce((a, b) => (dayOf(a) < dayOf(b) ? b : a));

test("an article is hidden before its date, also from lists and relations", () => {
  const [eve, day] = [dayBefore(dayOf(late)), dayOf(late)];
  const before = of("Article", eve);
  expect(before.map(({ slug }) => slug)).not.toContain(late.slug);
  expect(of("Article", day).map(({ slug }) => slug)).toContain(late.slug);
  const [list] = of("ArticleList", eve);
  expect(list?.fields.total).toBe(before.length);
  expect(list?.fields.articles).not.toContain(late.slug);
  expect(before.flatMap(({ fields }) => fields.related)).not.toContain(late.slug);
});

test("a preview shows entries with a future date", () => {
  expect(of("Article", someDay.past)).toHaveLength(0);
  expect(of("Article", someDay.past, true)).toHaveLength(ofKind("Article").length);
});

const drafts = entries.filter(({ kind }) => "draft" in kind.fields.shape);
const asDraft = (draft: Entry) =>
  entries.map((entry) =>
    entry === draft ? { ...entry, data: { ...entry.data, draft: true } } : entry,
  );
const shownOn = { today: someDay.future, drafts: false };

test("every kind with pages of its own supports drafts", () => {
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
  "nothing refers to %s if it is a draft",
  (_, draft) => {
    const shown = visibleEntries(asDraft(draft), shownOn);
    expect(shown).not.toContainEqual(expect.objectContaining({ file: draft.file }));
    const quoted = JSON.stringify(shown.map(({ kind, slug, data }) => [kind.type, slug, data]));
    for (const path of pathsOf(draft)) expect(quoted).not.toContain(`"${path}"`);
    // Lists may become shorter than the field list allows; everything else stays valid.
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

const homeAreas = () =>
  ofKind("HomePage")[0]?.data.areas as { region: string; towns: string[] };
const regionOf = (town: string) =>
  ofKind("Town").find(({ slug }) => slug === town)?.data.region;

testWith(
  homeAreas().towns[0],
  "a town and its badge are hidden with the region of the town",
  (town) => {
    const { towns } = homeAreas();
    const hidden = regionOf(town);
    const region = ofKind("Region").find(({ slug }) => slug === hidden);
    const shown = visibleEntries(asDraft(region as Entry), shownOn);
    expect(shown.map(({ slug }) => slug)).not.toContain(town);
    const home = shown.find(({ kind }) => kind.type === "HomePage")?.data;
    expect(home?.areas).toMatchObject({
      towns: towns.filter((town) => regionOf(town) !== hidden),
    });
  },
);

test("an item of the navigation is removed with its page", () => {
  const page = drafts.find(({ kind }) => kind.type === "Service") as Entry;
  const [to] = pathsOf(page);
  const [item, ...others] = ofKind("Navigation")[0]?.data.main as object[];
  const shown = visibleEntries(
    asDraft(page).map((entry) =>
      entry.kind.type === "Navigation"
        ? { ...entry, data: { ...entry.data, main: [{ ...item, to }, ...others] } }
        : entry,
    ),
    shownOn,
  );
  const navigation = shown.find(({ kind }) => kind.type === "Navigation");
  expect(navigation?.data.main).toEqual(others);
});

test("a required relation to a hidden entry refers to the first visible one instead", () => {
  const origin = ofKind("ServiceAreasPage")[0]?.data.origin;
  const region = ofKind("Region").find(({ slug }) => slug === origin);
  const shown = visibleEntries(asDraft(region as Entry), shownOn);
  const first = shown
    .filter(({ kind }) => kind.type === "Region")
    .sort((a, b) => Number(a.data.position) - Number(b.data.position))[0];
  const overview = shown.find(({ kind }) => kind.type === "ServiceAreasPage")?.data;
  expect(overview?.origin).toBe(first?.slug);
});

test("hidden pages have a reason, and a day if their date is in the future", () => {
  const day = dayOf(late);
  const paths = pathsOf(late);
  const hiddenOn = (today: string) =>
    siteContent(root, { now: noonOf(today), drafts: false }).hidden;
  expect(hiddenOn(dayBefore(day))).toContainEqual({ paths, because: "coming", day });
  expect(hiddenOn(day)).not.toContainEqual(expect.objectContaining({ paths }));
});

test("every article has three others to read next, beginning with its own category", () => {
  const articles = of("Article");
  const categoryOf = new Map(articles.map(({ slug, fields }) => [slug, fields.category]));
  for (const { slug, fields } of articles) {
    const related = fields.related as string[];
    expect(related).toHaveLength(Math.min(3, articles.length - 1));
    expect(related).not.toContain(slug);
    const twin = articles.find(
      (other) => other.slug !== slug && other.fields.category === fields.category,
    );
    if (twin) expect(categoryOf.get(related[0] ?? "")).toBe(fields.category);
  }
});

test("the links between projects form one loop through the gallery", () => {
  const projects = of("Project");
  // A gallery with one project has no next one.
  const next = new Map(projects.map(({ slug, fields }) => [slug, String(fields.next ?? slug)]));
  let slug = projects[0]?.slug ?? "";
  const seen = new Set<string>();
  while (!seen.has(slug)) {
    seen.add(slug);
    slug = next.get(slug) ?? "";
  }
  expect(seen.size).toBe(projects.length);
});

test("all types have @dontInfer, lists are non-null, and every field is described", () => {
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
