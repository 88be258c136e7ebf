/**
 * The other page of this site that `link` leads to, as Gatsby's loader names it: path and query, without a slash at the end. undefined
 * for another site, a file, a download, a window of its own, and a place on the page that is shown.
 * @param link `<a href>`, also one of a drawing.
 */
export function pageOf(link: Element): string | undefined {
  const href = link.getAttribute("href") ?? "";
  const { origin, pathname, search } = window.location;
  const target = link.getAttribute("target") ?? "_self";
  if (target !== "_self" || link.hasAttribute("download")) return undefined;
  if (!URL.canParse(href, document.baseURI)) return undefined;
  const address = new URL(href, document.baseURI);
  const isFile = /\.[^/]*$/.test(address.pathname);
  const isShown = address.pathname === pathname && address.search === search;
  if (address.origin !== origin || isFile || isShown) return undefined;
  return address.pathname.replace(/(?<=.)\/$/, "") + address.search;
}
