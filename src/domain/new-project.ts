/**
 * The slug of a project that may be newer than the build; null where an address without a page cannot be one.
 * @param path of the address, as the browser has it.
 * @param galleryPath where the projects' pages are.
 */
export function newProjectSlug(path: string, galleryPath: string): string | null {
  if (!path.startsWith(`${galleryPath}/`)) return null;
  return /^([^/]+)\/?$/.exec(path.slice(galleryPath.length + 1))?.[1] ?? null;
}
