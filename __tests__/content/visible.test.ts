/** @jest-environment node */
/** Drafts and entries with a future date, in the site's own content: the tests name nothing that editors may remove. */
import { readAll, siteContent, type Entry } from "../../src/content";
import { pathsOf } from "../../src/content/addresses";
import { targetOf, visibleEntries } from "../../src/content/visible";
import { valuesOf } from "../../src/content/walk";

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
  const badge = expect.stringMatching(/^Scheduled: .* \d{4}\.$/) as string;
  expect(hidden).toContainEqual({ paths: pathsOf(late), badge });
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
  "no list item and no optional field refers to %s if it is a draft",
  (_, draft) => {
    const visible = visibleWithout(draft);
    expect(visible.map(({ file }) => file)).not.toContain(draft.file);
    // Lists may become shorter than the field list allows; everything else stays valid.
    const issues = visible.flatMap(
      ({ kind, data }) => kind.fields.safeParse(data).error?.issues ?? [],
    );
    expect(issues.filter(({ code }) => code !== "too_small")).toEqual([]);
    // The check reports references that cannot be left out.
    const references = visible.flatMap(valuesOf).filter((field) => targetOf(field, [draft]));
    expect(references.filter(({ part }) => part)).toEqual([]);
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
