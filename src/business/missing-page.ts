/** What an address is that the built site has no page for. */

export type MissingPage =
  /** A page that the build knows: its data did not arrive whole. */
  | { kind: "broken" }
  /** Under the gallery: a project that may be newer than the build. */
  | { kind: "project"; slug: string }
  | { kind: "unknown" };

/**
 * @param path of the address, as the browser has it.
 * @param known all paths of the built site.
 * @param galleryPath where the projects' pages are.
 */
export function missingPage(
  path: string,
  known: readonly string[],
  galleryPath: string,
): MissingPage {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  if (known.includes(plain)) return { kind: "broken" };
  const slug = plain.startsWith(`${galleryPath}/`) ? plain.slice(galleryPath.length + 1) : "";
  return /^[^/]+$/.test(slug) ? { kind: "project", slug } : { kind: "unknown" };
}
