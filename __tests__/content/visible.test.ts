/** @jest-environment node */
/** Drafts and entries with a future date, in the site's own content: the tests name nothing that editors may remove. */
import { readAll, siteContent, type Entry } from "../../src/content";
import { pathsOf } from "../../src/content/addresses";
import { visibleEntries } from "../../src/content/visible";
import { eachField } from "../../src/content/walk";

const entries = readAll(".");
const ofKind = (type: string) => entries.filter(({ kind }) => kind.type === type);

/** The site as it is built on a day, at a moment when it is that day in all of the United States. */
const siteOn = (day: string) =>
  siteContent(".", { now: new Date(`${day}T18:00:00Z`), drafts: false });
const articlesOn = (day: string) =>
  siteOn(day)
    .nodes.filter(({ type }) => type === "Article")
    .map(({ slug }) => slug);

const dayOf = ({ data }: Entry) => String(data.date);
/** The article with the latest date, which is the first one to be hidden. */
const late = ofKind("Article")
  .filter(({ data }) => data.draft !== true)
  .reduce((a, b) => (dayOf(a) < dayOf(b) ? b : a));
const day = dayOf(late);
const eve = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

test("an article is hidden until its date, also from lists and relations, with the reason", () => {
  expect(articlesOn(day)).toContain(late.slug);
  expect(articlesOn(eve)).not.toContain(late.slug);
  const { nodes, hidden } = siteOn(eve);
  const references = nodes
    .filter(({ type }) => type === "BlogPage" || type === "Article")
    .flatMap(({ fields }) => [fields.articles, fields.related].flat());
  expect(references).not.toContain(late.slug);
  expect(hidden).toContainEqual({ paths: pathsOf(late), because: "coming", day });
  expect(siteOn(day).hidden).not.toContainEqual(
    expect.objectContaining({ paths: pathsOf(late) }),
  );
});

const withDrafts = entries.filter(({ kind }) => "draft" in kind.fields.shape);
const visibleWithout = (draft: Entry, from = entries) =>
  visibleEntries(
    from.map((entry) =>
      entry === draft ? { ...entry, data: { ...entry.data, draft: true } } : entry,
    ),
    { today: "2100-01-01", drafts: false },
  );

test.each(withDrafts.map((draft) => [draft.file, draft] as const))(
  "nothing refers to %s if it is a draft",
  (_, draft) => {
    const visible = visibleWithout(draft);
    expect(visible.map(({ file }) => file)).not.toContain(draft.file);
    const text = JSON.stringify(visible.map(({ kind, slug, data }) => [kind.type, slug, data]));
    for (const path of pathsOf(draft)) expect(text).not.toContain(`"${path}"`);
    // Lists may become shorter than the field list allows; everything else stays valid.
    const issues = visible.flatMap(
      ({ kind, data }) => kind.fields.safeParse(data).error?.issues ?? [],
    );
    expect(issues.filter(({ code }) => code !== "too_small")).toEqual([]);
    const names = new Set(
      visible.flatMap(({ kind, slug, data }) =>
        [slug, data.blog, data.gallery, data.file].map(
          (name) => `${kind.type} ${String(name)}`,
        ),
      ),
    );
    const dangling = visible.flatMap(({ kind, data, file }) =>
      eachField(kind.fields, data)
        .filter(({ meta }) => meta.relation)
        .filter(({ meta, value }) => !names.has(`${meta.relation?.kind} ${String(value)}`))
        .map(({ keys }) => `${file} ${keys.join(".")}`),
    );
    expect(dangling).toEqual([]);
  },
);

test("an item of the navigation is removed with its page", () => {
  const service = ofKind("Service")[0] as Entry;
  const [item, ...others] = ofKind("Navigation")[0]?.data.main as object[];
  const changed = entries.map((entry) =>
    entry.kind.type === "Navigation"
      ? {
          ...entry,
          data: { ...entry.data, main: [{ ...item, to: pathsOf(service)[0] }, ...others] },
        }
      : entry,
  );
  const navigation = visibleWithout(service, changed).find(
    ({ kind }) => kind.type === "Navigation",
  );
  expect(navigation?.data.main).toEqual(others);
});

test("a required relation to a hidden entry refers to the first visible one instead", () => {
  const origin = ofKind("ServiceAreasPage")[0]?.data.origin;
  const visible = visibleWithout(ofKind("Region").find(({ slug }) => slug === origin) as Entry);
  const regions = visible
    .filter(({ kind }) => kind.type === "Region")
    .sort((a, b) => Number(a.data.position) - Number(b.data.position));
  const overview = visible.find(({ kind }) => kind.type === "ServiceAreasPage");
  expect(overview?.data.origin).toBe(regions[0]?.slug);
});
