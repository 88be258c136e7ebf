/** @jest-environment node */
import { contentTypes, readAll, siteContent } from "../../src/content";
import { visibleEntries } from "../../src/content/visible";
import { pathsOf } from "../../src/content/addresses";
import { eachField } from "../../src/content/walk";
import type { Entry } from "../../src/content";
import { testWith } from "../support/content";

// The content of the site, which editors change: nothing here counts or names what they may add.
const root = process.cwd();
/** It is that day in all of the United States. */
const noonOf = (day: string) => new Date(`${day}T18:00:00Z`);
const someDay = { past: "1990-01-01", future: "2100-01-01" };
const of = (type: string, today = someDay.future, drafts = false) =>
  siteContent(root, { now: noonOf(today), drafts }).nodes.filter((node) => node.type === type);

const entries = readAll(root);
const ofKind = (type: string) => entries.filter(({ kind }) => kind.type === type);
const dayOf = ({ data }: Entry) => String(data.date);
const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
/** The article of the last day, which is the first to be hidden. */
const late = ofKind("Article")
  .filter(({ data }) => data.draft !== true)
  .reduce((a, b) => (dayOf(a) < dayOf(b) ? b : a));

test("an article waits for its day, and lists and relations with it", () => {
  const [eve, day] = [dayBefore(dayOf(late)), dayOf(late)];
  const before = of("Article", eve);
  expect(before.map(({ slug }) => slug)).not.toContain(late.slug);
  expect(of("Article", day).map(({ slug }) => slug)).toContain(late.slug);
  const [list] = of("ArticleList", eve);
  expect(list?.fields.total).toBe(before.length);
  expect(list?.fields.articles).not.toContain(late.slug);
  expect(before.flatMap(({ fields }) => fields.related)).not.toContain(late.slug);
});

test("a preview shows coming entries", () => {
  expect(of("Article", someDay.past)).toHaveLength(0);
  expect(of("Article", someDay.past, true)).toHaveLength(ofKind("Article").length);
});

const drafts = entries.filter(({ kind }) => "draft" in kind.fields.shape);
const asDraft = (draft: Entry) =>
  entries.map((entry) =>
    entry === draft ? { ...entry, data: { ...entry.data, draft: true } } : entry,
  );
const shownOn = { today: someDay.future, drafts: false };

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

const homeAreas = () =>
  ofKind("HomePage")[0]?.data.areas as { region: string; towns: string[] };
const regionOf = (town: string) =>
  ofKind("Town").find(({ slug }) => slug === town)?.data.region;

testWith(
  homeAreas().towns[0],
  "a town waits for its region, and its badge and its neighbors with it",
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

test("an item of the navigation goes whole with the page that it leads to", () => {
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

test("what cannot be left out leads to the first entry that is shown", () => {
  const origin = ofKind("ServiceAreasPage")[0]?.data.origin;
  const region = ofKind("Region").find(({ slug }) => slug === origin);
  const shown = visibleEntries(asDraft(region as Entry), shownOn);
  const first = shown
    .filter(({ kind }) => kind.type === "Region")
    .sort((a, b) => Number(a.data.position) - Number(b.data.position))[0];
  const overview = shown.find(({ kind }) => kind.type === "ServiceAreasPage")?.data;
  expect(overview?.origin).toBe(first?.slug);
});

test("hidden pages are known with the reason, and with the day of those that come", () => {
  const day = dayOf(late);
  const paths = pathsOf(late);
  const hiddenOn = (today: string) =>
    siteContent(root, { now: noonOf(today), drafts: false }).hidden;
  expect(hiddenOn(dayBefore(day))).toContainEqual({ paths, because: "coming", day });
  expect(hiddenOn(day)).not.toContainEqual(expect.objectContaining({ paths }));
});

test("every article has three others to read next, of its own category first", () => {
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

test("projects lead round the gallery", () => {
  const projects = of("Project");
  const next = new Map(projects.map(({ slug, fields }) => [slug, String(fields.next)]));
  let slug = projects[0]?.slug ?? "";
  const seen = new Set<string>();
  while (!seen.has(slug)) {
    seen.add(slug);
    slug = next.get(slug) ?? "";
  }
  expect(seen.size).toBe(projects.length);
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
