/**
 * Validates the rows from the backend. The table may have been created in Supabase's table editor with other types of columns than the
 * migration's, such as a number for id and a text for sort_order. Values with one possible meaning are converted.
 */
import { resolvePicture } from "./picture-address";

/** A row of the table "projects". */
export interface Project {
  id: string;
  slug: string;
  title: string;
  category: string;
  location: string;
  short_caption: string | null;
  alt_text: string | null;
  thumbnail_image: string | null;
  image_file: string | null;
  featured: boolean;
  sort_order: number | null;
  date_completed: string | null;
}

export interface CheckedRows {
  projects: Project[];
  /** A sentence for each row that was skipped. */
  reasons: string[];
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A day, and possibly a time with or without a zone, as PostgreSQL writes them. */
const datePattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const numberPattern = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Keeps valid rows, and only the first one with the same slug. Sorts them by sort_order, because the backend sorts texts in another order
 * than numbers; rows with the same one stay in the backend's order, and those without one come last.
 */
export function checkRows(rows: readonly unknown[], backendUrl: string): CheckedRows {
  const projects = new Map<string, Project>();
  const reasons: string[] = [];
  rows.forEach((row, index) => {
    try {
      const project = readRow(row, backendUrl);
      if (projects.has(project.slug)) throw new Error("its slug is taken by a row before it");
      projects.set(project.slug, project);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reasons.push(`row ${index + 1}${nameOf(row)}: ${reason}`);
    }
  });
  const position = ({ sort_order }: Project) => sort_order ?? Number.MAX_VALUE;
  const sorted = [...projects.values()].sort((a, b) => position(a) - position(b));
  return { projects: sorted, reasons };
}

/** Parses a row. Throws an error with the reason if it is invalid. */
function readRow(row: unknown, backendUrl: string): Project {
  if (!isRecord(row)) throw new Error("it is not an object");
  if (String(row.featured).trim().toLowerCase() !== "true")
    throw new Error("featured is not true");
  return {
    id: typeof row.id === "number" ? String(row.id) : filledText(row, "id"),
    slug: matching(filledText(row, "slug"), "slug", slugPattern),
    title: filledText(row, "title"),
    category: filledText(row, "category"),
    location: filledText(row, "location"),
    short_caption: text(row, "short_caption"),
    alt_text: text(row, "alt_text"),
    thumbnail_image: picture(row, "thumbnail_image", backendUrl),
    image_file: picture(row, "image_file", backendUrl),
    featured: true,
    sort_order: number(row, "sort_order"),
    date_completed: day(row, "date_completed"),
  };
}

type Row = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A string without spaces around it; null if the field is missing, null or blank. */
function text(row: Row, field: keyof Project): string | null {
  const value = row[field] ?? null;
  if (value !== null && typeof value !== "string") throw new Error(`${field} is not a text`);
  return value?.trim() || null;
}

function filledText(row: Row, field: keyof Project): string {
  const value = text(row, field);
  if (value === null) throw new Error(`${field} is missing`);
  return value;
}

function number(row: Row, field: keyof Project): number | null {
  if (typeof row[field] === "number") return row[field];
  const value = text(row, field);
  if (value !== null && !numberPattern.test(value)) throw new Error(`${field} is not a number`);
  return value === null ? null : Number(value);
}

/** The day of a date or a time, as it is written. */
function day(row: Row, field: keyof Project): string | null {
  const value = text(row, field);
  if (value === null) return null;
  const [, written = ""] = datePattern.exec(value) ?? [];
  if (Number.isNaN(Date.parse(written))) throw new Error(`${field} has another form`);
  return written;
}

function matching(value: string, field: keyof Project, pattern: RegExp): string {
  if (!pattern.test(value)) throw new Error(`${field} has another form`);
  return value;
}

function picture(row: Row, field: keyof Project, backendUrl: string): string | null {
  const value = text(row, field);
  if (value !== null && resolvePicture(value, backendUrl) === undefined)
    throw new Error(
      `${field} is neither the name of a file in the bucket, a path of this site nor an address in the backend's storage`,
    );
  return value;
}

/** Identifies the row in messages. */
function nameOf(row: unknown): string {
  const slug = isRecord(row) ? row.slug : undefined;
  return typeof slug === "string" ? ` (${JSON.stringify(slug.slice(0, 80))})` : "";
}
