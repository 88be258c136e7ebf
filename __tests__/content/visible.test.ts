/** @jest-environment node */
/** What is left out with a draft, in the site's own content: the test names nothing that editors may remove. */
import { readAll, type Entry } from "../../src/content";
import { targetOf, visibleEntries } from "../../src/content/visible";
import { valuesOf } from "../../src/content/walk";

const entries = readAll(".");
const withDrafts = entries.filter(({ kind }) => "draft" in kind.fields.shape);
const visibleWithout = (draft: Entry) =>
  visibleEntries(
    entries.map((entry) =>
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
