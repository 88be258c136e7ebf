/** The built pages have what their specification requires, by the table in table.yaml (decision 37). */
import { check, pagesOf, read, table } from "./support/row";
import { specTest } from "./support/spec-test";

const lines = read("docs/spec.md").split("\n");

for (const { pages, has } of table)
  for (const row of has)
    specTest(`line ${row.line}, ${pages}: ${lines[row.line - 1]?.slice(0, 80)}`, () => {
      for (const [name, address] of pagesOf(pages)) check(row, address, name);
    });

/** The columns of the backend's table, in the order of lines 188 to 199. */
const columns = {
  id: "uuid",
  slug: "text",
  title: "text",
  category: "text",
  location: "text",
  short_caption: "text",
  alt_text: "text",
  thumbnail_image: "text",
  image_file: "text",
  featured: "boolean",
  sort_order: "integer",
  date_completed: "date",
};

specTest("lines 187 to 199: the table “projects” has the columns of a project", () => {
  const migration = read("supabase/migrations/20250110090000_projects.sql");
  const [, body = ""] = /create table public\.projects \(([\s\S]*?)\n\);/.exec(migration) ?? [];
  const built = [...body.matchAll(/^ {2}(?!constraint)([a-z_]+) ([a-z]+)/gm)];
  expect(Object.fromEntries(built.map(([, name, type]) => [name, type]))).toEqual(columns);
});
