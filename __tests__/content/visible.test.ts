/** @jest-environment node */
/** What is left out with a draft, in the site's own content: the tests name nothing that editors may remove. Dates: __tests__/rebuilds/hidden.test.ts. */
import { readAll, type Entry } from "../../src/content";
import { pathsOf } from "../../src/content/addresses";
import { targetOf, visibleEntries } from "../../src/content/visible";
import { valuesOf } from "../../src/content/walk";

const entries = readAll(".");
const ofKind = (type: string) => entries.filter(({ kind }) => kind.type === type);

const withDrafts = entries.filter(({ kind }) => "draft" in kind.fields.shape);
const visibleWithout = (draft: Entry, from = entries) =>
  visibleEntries(
    from.map((entry) =>
      entry === draft ? { ...entry, data: { ...entry.data, draft: true } } : entry,
    ),
    "2100-01-01",
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
