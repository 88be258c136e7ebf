/**
 * Loads another page of the gallery's list with Gatsby's loader, which also caches it for a visit to that page. Throws if it cannot be
 * loaded, or comes from another build than the running scripts.
 */
export async function loadList(path: string): Promise<Queries.GalleryListFragment> {
  const loaded = await window.___loader?.loadPage(path);
  const build = window.___webpackCompilationHash;
  const same = build === undefined || loaded?.page?.webpackCompilationHash === build;
  const data = loaded?.json?.data;
  if (!same || !isListPage(data)) throw new Error(`${path} did not arrive.`);
  return data.list;
}

/** For a missing page the loader returns the 404 page. */
const isListPage = (data: unknown): data is { list: Queries.GalleryListFragment } =>
  typeof data === "object" &&
  data !== null &&
  "list" in data &&
  typeof data.list === "object" &&
  data.list !== null &&
  "projects" in data.list &&
  Array.isArray(data.list.projects);
