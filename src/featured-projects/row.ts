/** Turns a row of the backend into a project card. */
import { parseUrl } from "../domain/text";

/** What the site shows of a project. */
export type ProjectCard = ReturnType<typeof projectCard>;

type Row = Readonly<Record<string, unknown>>;

/**
 * The card of a project. Throws an error with the reason if the row is not as the migration requires.
 * @param backendUrl base URL of the backend; names of pictures are resolved against it.
 */
export function projectCard(row: Row, backendUrl: string) {
  const slug = filledText(row, "slug");
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) throw new Error("slug is not valid");
  const title = filledText(row, "title");
  const small = picture(row, "thumbnail_image", backendUrl);
  const large = picture(row, "image_file", backendUrl);
  return {
    slug,
    path: `/gallery/${slug}`,
    title,
    category: filledText(row, "category"),
    location: filledText(row, "location"),
    caption: text(row, "short_caption"),
    /** Address of the picture on a card; null if the row has none. */
    picture: small ?? large,
    /** That of the picture on the project's page, which prefers the large one. */
    largePicture: large ?? small,
    alt: text(row, "alt_text") ?? title,
  };
}

/** A string without spaces around it; null if the field is missing, null or blank. */
function text(row: Row, field: string): string | null {
  const value = row[field] ?? "";
  if (typeof value !== "string") throw new Error(`${field} is not a text`);
  return value.trim() || null;
}

function filledText(row: Row, field: string): string {
  const value = text(row, field);
  if (value === null) throw new Error(`${field} is missing`);
  return value;
}

/**
 * The address of a row's picture, which may be a path of this site, the name of a file in the public bucket “projects”, also with the bucket's
 * name in front, or an address in the backend's storage. Throws for anything else.
 */
function picture(row: Row, field: string, backendUrl: string): string | null {
  const value = text(row, field);
  if (value === null || /^\/(?!\/)[^\\\s]*$/.test(value)) return value;
  const store = pictureStore(backendUrl);
  const bucket = `${store}object/public/projects/`;
  const { href } = parseUrl(value.replace(/^projects\//, ""), bucket) ?? {};
  if (href?.startsWith(store)) return href;
  throw new Error(
    `${field} is neither the name of a file in the bucket, a path of this site nor an address in the backend's storage`,
  );
}

/** The URL prefix that the Content-Security-Policy allows for pictures. Throws if `backendUrl` is invalid. */
export const pictureStore = (backendUrl: string): string =>
  new URL("storage/v1/", backendUrl.endsWith("/") ? backendUrl : `${backendUrl}/`).href;
