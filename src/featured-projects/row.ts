/**
 * Turns rows of the backend into project cards. The table may have been created in Supabase's table editor with other types of columns than
 * the migration's, such as a text for sort_order. Values with one possible meaning are converted.
 */
import { decodeComponent, parseUrl } from "../domain/text";

/** What the site shows of a project. */
export interface ProjectCard {
  slug: string;
  /** Address of the project's page. */
  path: string;
  title: string;
  category: string;
  location: string;
  caption: string | null;
  /** Address of the picture on a card; null if the row has none. */
  picture: string | null;
  /** Address of the picture on the project's page, which prefers the large one. */
  largePicture: string | null;
  alt: string;
}

export interface CheckedRows {
  projects: ProjectCard[];
  /** A sentence for each row that was skipped. */
  reasons: string[];
}

type Row = Readonly<Record<string, unknown>>;

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const numberPattern = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Keeps valid rows, and only the first one with the same slug. Sorts them by sort_order, because the backend sorts texts in another order
 * than numbers; rows with the same one stay in the backend's order, and those without one come last.
 * @param backendUrl base URL of the backend; names of pictures are resolved against it.
 */
export function checkRows(rows: readonly unknown[], backendUrl: string): CheckedRows {
  const projects = new Map<string, { card: ProjectCard; position: number }>();
  const reasons: string[] = [];
  rows.forEach((row, index) => {
    try {
      const project = readRow(row, backendUrl);
      const { slug } = project.card;
      if (projects.has(slug)) throw new Error("its slug is taken by a row before it");
      projects.set(slug, project);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reasons.push(`row ${index + 1}${nameOf(row)}: ${reason}`);
    }
  });
  const sorted = [...projects.values()].sort((a, b) => a.position - b.position);
  return { projects: sorted.map(({ card }) => card), reasons };
}

/** Parses a row. Throws an error with the reason if it is invalid. */
function readRow(row: unknown, backendUrl: string) {
  if (!isRecord(row)) throw new Error("it is not an object");
  if (String(row.featured).trim().toLowerCase() !== "true")
    throw new Error("featured is not true");
  const slug = filledText(row, "slug");
  if (!slugPattern.test(slug)) throw new Error("slug has another form");
  const title = filledText(row, "title");
  const small = picture(row, "thumbnail_image", backendUrl);
  const large = picture(row, "image_file", backendUrl);
  const card: ProjectCard = {
    slug,
    path: `/gallery/${slug}`,
    title,
    category: filledText(row, "category"),
    location: filledText(row, "location"),
    caption: text(row, "short_caption"),
    picture: small ?? large,
    largePicture: large ?? small,
    alt: text(row, "alt_text") ?? title,
  };
  return { card, position: number(row, "sort_order") ?? Number.MAX_VALUE };
}

function isRecord(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A string without spaces around it; null if the field is missing, null or blank. */
function text(row: Row, field: string): string | null {
  const value = row[field] ?? null;
  if (value !== null && typeof value !== "string") throw new Error(`${field} is not a text`);
  return value?.trim() || null;
}

function filledText(row: Row, field: string): string {
  const value = text(row, field);
  if (value === null) throw new Error(`${field} is missing`);
  return value;
}

function number(row: Row, field: string): number | null {
  if (typeof row[field] === "number") return row[field];
  const value = text(row, field);
  if (value !== null && !numberPattern.test(value)) throw new Error(`${field} is not a number`);
  return value === null ? null : Number(value);
}

function picture(row: Row, field: string, backendUrl: string): string | null {
  const value = text(row, field);
  if (value === null) return null;
  const address = resolvePicture(value, backendUrl);
  if (address === undefined)
    throw new Error(
      `${field} is neither the name of a file in the bucket, a path of this site nor an address in the backend's storage`,
    );
  return address;
}

/** Identifies the row in messages. */
function nameOf(row: unknown): string {
  const slug = isRecord(row) ? row.slug : undefined;
  return typeof slug === "string" ? ` (${JSON.stringify(slug.slice(0, 80))})` : "";
}

const storage = "storage/v1/";
const bucket = `${storage}object/public/projects/`;
/** The characters that Supabase Storage accepts in the name of a file. */
const objectName = /^[\w/!.*'() &$@=;:+,?-]+$/;
const beginningOfAddress = /^[a-z][a-z\d+.-]*:(\/\/)?/i;
const endingOfPicture = /\.(?:avif|gif|jpe?g|png|svg|webp)(\?|$)/i;
const sitePath = /^\/(?!\/)[^\\\s]*$/;
const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Converts the picture of a row to a URL. It can be the name of an object in the public bucket "projects", a path of this site, or a URL in
 * the backend's storage. Returns undefined for anything else.
 * @param backendUrl base URL of the backend.
 */
export function resolvePicture(picture: string, backendUrl: string): string | undefined {
  if (picture.startsWith("/")) return sitePath.test(picture) ? picture : undefined;
  if (!parseUrl(backendUrl)) return undefined;
  const name = nameInBucket(picture);
  const address = name === undefined ? parseUrl(picture) : inBucket(name, baseOf(backendUrl));
  return address && isAllowed(address, new URL(pictureStore(backendUrl)))
    ? address.href
    : undefined;
}

/** The URL prefix that the Content-Security-Policy allows for pictures. Throws if `backendUrl` is invalid. */
export function pictureStore(backendUrl: string): string {
  return new URL(storage, baseOf(backendUrl)).href;
}

const baseOf = (backendUrl: string) =>
  new URL(backendUrl.endsWith("/") ? backendUrl : `${backendUrl}/`);

function inBucket(name: string, base: URL): URL {
  return new URL(bucket + name.split("/").map(encodeURIComponent).join("/"), base);
}

/**
 * The name of a file in the bucket that `picture` means, without the bucket's own name in front; undefined for anything else. No name
 * contains a percent sign, so one that does was copied from an address.
 */
function nameInBucket(picture: string): string | undefined {
  const name = decodeComponent(picture).replace(/^projects\//, "");
  const [beginning, slashes] = beginningOfAddress.exec(name) ?? [];
  const [ending, query] = endingOfPicture.exec(name) ?? [];
  // "a: b.jpg" is a name; what follows the question mark of "b.jpg?v=2" may be a part of the name or not.
  if ((beginning && (slashes || !ending)) || query || name.endsWith("/")) return undefined;
  const hasDots = name.split("/").some((part) => part === "." || part === "..");
  return objectName.test(name) && !hasDots ? name : undefined;
}

function isAllowed(address: URL, store: URL): boolean {
  const { protocol, host, hostname, pathname, username, password } = address;
  const secure = protocol === "https:" || (protocol === "http:" && localHosts.has(hostname));
  const stored = host === store.host && pathname.startsWith(store.pathname);
  return secure && stored && !username && !password;
}
