/** Decides which item of the navigation is current (decision 16). */

/**
 * The value of aria-current for a link.
 * @param to the link's page.
 * @param path the canonical path of the current page.
 */
export function currentLink(to: string, path: string): "page" | "true" | undefined {
  if (path === to) return "page";
  return to !== "/" && path.startsWith(`${to}/`) ? "true" : undefined;
}

/** The same for a menu: "true" if the current page is one of `paths`. */
export function currentMenu(paths: readonly string[], path: string): "true" | undefined {
  return paths.includes(path) ? "true" : undefined;
}
