/**
 * The slug of a project that may be newer than the build; null if the address cannot be that of a project.
 * @param path the address's path in the browser.
 * @param galleryPath the path of the gallery.
 */
export function newProjectSlug(path: string, galleryPath: string): string | null {
  if (!path.startsWith(`${galleryPath}/`)) return null;
  return /^([^/]+)\/?$/.exec(path.slice(galleryPath.length + 1))?.[1] ?? null;
}
