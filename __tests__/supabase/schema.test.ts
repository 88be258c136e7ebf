/** @jest-environment node */
import { openBackend, queryRows } from "../../src/featured-projects/load";
import { projectCard } from "../../src/featured-projects/row";
import { entries } from "../support/content";
import { startDatabase, type TestDatabase } from "./support/database";

jest.setTimeout(120_000);

let database: TestDatabase;
beforeAll(async () => {
  // Node 20 has no WebSocket. The client requires one, although it never opens it.
  if (!("WebSocket" in globalThis)) Reflect.set(globalThis, "WebSocket", class {});
  database = await startDatabase();
});
afterAll(() => database.close());

test("the table has the specified columns", async () => {
  const rows = await database.query(
    `select column_name || ' ' || data_type || case is_nullable when 'YES' then ' null' else '' end as field
from information_schema.columns where table_schema = 'public' and table_name = 'projects' order by ordinal_position`,
  );
  expect(rows.map(({ field }) => field)).toEqual([
    "id uuid",
    "slug text",
    "title text",
    "category text",
    "location text",
    "short_caption text null",
    "alt_text text null",
    "thumbnail_image text null",
    "image_file text",
    "featured boolean",
    "sort_order integer null",
    "date_completed date null",
  ]);
});

test.each([
  ["a slug with capitals", "slug", "'No-Cable'", "23514"],
  ["a slug with a slash", "slug", "'a/b'", "23514"],
  ["a slug with a hyphen at its end", "slug", "'porch-'", "23514"],
  ["a slug that is taken", "slug", "'stars-over-the-basement'", "23505"],
  ["a blank title", "title", "'  '", "23514"],
  ["a blank category", "category", "''", "23514"],
  ["a blank location", "location", "''", "23514"],
  ["no picture", "image_file", "null", "23502"],
  ["a blank picture", "image_file", "' '", "23514"],
])("the table refuses %s", async (_, column, value, code) => {
  const change = `update projects set ${column} = ${value} where slug = 'no-cable-on-the-porch'`;
  await expect(database.query(change)).rejects.toMatchObject({ code });
});

describe("the sample projects", () => {
  test("have the alternative texts of content/pictures.yaml", async () => {
    const rows = await database.query("select image_file, alt_text from projects");
    const alts = new Map(entries("Picture").map(({ slug, fields }) => [slug, fields.alt]));
    const listed = rows.filter((row) => alts.has(String(row.image_file)));
    for (const { image_file: file, alt_text: alt } of listed)
      expect({ file, alt }).toEqual({ file, alt: alts.get(String(file)) });
  });

  test("are what the site's query returns through the real client", async () => {
    process.env.GATSBY_SUPABASE_URL = database.url;
    process.env.GATSBY_SUPABASE_ANON_KEY = database.anonKey;
    const backend = await openBackend();
    const rows = await queryRows(backend.client, new AbortController().signal);
    const projects = rows.map((row) => projectCard(row, backend.url));
    expect(projects.map(({ path }) => path)).toEqual([
      "/gallery/one-line-of-light-along-the-stage",
      "/gallery/two-screens-for-one-long-table",
      "/gallery/five-screens-above-one-bar",
      "/gallery/no-cable-on-the-porch",
      "/gallery/every-scene-beside-the-door",
      "/gallery/one-keypad-for-the-whole-kitchen",
    ]);
    for (const { picture } of projects) {
      const response = await fetch(picture ?? "");
      expect(response.headers.get("content-type")).toMatch(/^image\//);
      await response.arrayBuffer();
    }
  });
});
