/** @jest-environment node */
import { readQueryString } from "../../scripts/backend/query-string";
import { Refusal } from "../../scripts/backend/refusal";

const read = (text: string) => readQueryString(new URLSearchParams(text));

test("parses the site's query", () => {
  const query = read(
    "select=*&featured=eq.true&order=sort_order.asc.nullslast%2Cdate_completed.desc&limit=6",
  );
  expect(query).toMatchObject({
    select: undefined,
    filters: [{ column: "featured", value: "true" }],
    order: [
      { column: "sort_order", descending: false, nulls: "last" },
      { column: "date_completed", descending: true, nulls: undefined },
    ],
    limit: 6,
  });
});

test.each([
  ["select=slug,title", { select: ["slug", "title"] }],
  ["title=eq.a.b,c", { filters: [{ column: "title", value: "a.b,c" }] }],
  ["order=slug", { order: [{ column: "slug", descending: false, nulls: undefined }] }],
  ["order=slug.nullsfirst", { order: [{ column: "slug", descending: false, nulls: "first" }] }],
])("parses %s", (text, expected) => {
  expect(read(text)).toMatchObject(expected);
});

test.each([
  "select=slug,towns(name)",
  "select=slug::text",
  "select=name:slug",
  "select=slug,",
  "select=slug,title,slug",
  "featured=true",
  "featured=gt.1",
  "featured=not.eq.true",
  "featured=is.unknown",
  "title=like.*a*",
  "slug=in.(a,b)",
  "or=(featured.eq.true,slug.eq.a)",
  "towns.name=eq.a",
  "title;--=eq.a",
  "order=slug.sideways",
  "order=slug.asc.nullslast.more",
  "order=slug.",
  "order=slug..nullslast.",
  "order=,slug",
  'order=slug"--',
  "order=title->>x",
  "limit=-1",
  "limit=all",
  "offset=2",
  "sort_order=is.null",
  "on_conflict=slug",
])("refuses %s", (text) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ status: 400, code: "PGRST100" }));
  expect(() => read(text)).toThrow(Refusal);
});
