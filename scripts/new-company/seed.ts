/** Sample rows of the embedded backend (supabase/seed.sql) from the projects of the gallery. */
import { byPosition } from "../../src/content/by-position";
import type { Entry } from "../../src/content/index";
import { replaceThis } from "../../src/content/new-entry-words";

/** Relative to the project. */
export const seedFile = "supabase/seed.sql";

/** The lines of `sql`, the text of seed.sql, that still have texts of a new company, as the launch check prints them. */
export const seedFindings = (sql: string): string[] =>
  sql
    .split("\n")
    .flatMap((line, index) =>
      line.includes(replaceThis)
        ? [`${seedFile}:${index + 1}  a sample row waits for the company's own words`]
        : [],
    );

/** SQL that inserts the first projects of `entries`, at most `most`. */
export function seedOf(entries: readonly Entry[], most = 6): string {
  const pictures = new Map(
    entries
      .filter(({ kind }) => kind.type === "Picture")
      .map(({ slug, data }) => [slug, data.alt]),
  );
  const rows = entries
    .filter(({ kind, data }) => kind.type === "Project" && data.draft !== true)
    .sort(byPosition)
    .slice(0, most)
    .map(({ slug, data }) => {
      const { title, category, location, caption, picture, position, finished } = data;
      const alt = pictures.get(String(picture));
      const values = [slug, title, category, location, caption, alt, null, picture, true];
      return `  (${[...values, position, finished].map(literal).join(", ")})`;
    });
  const columns =
    "slug, title, category, location, short_caption, alt_text, thumbnail_image, image_file, featured, sort_order, date_completed";
  const insert = `insert into public.projects\n  (${columns})\nvalues\n${rows.join(",\n")};\n`;
  return `-- Sample projects: the first entries of content/gallery.\n-- The pictures are names of files in the public bucket "projects".\n${rows.length > 0 ? `\n${insert}` : ""}`;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "boolean" || typeof value === "number") return String(value);
  return `'${String(value).replaceAll("'", "''")}'`;
}
