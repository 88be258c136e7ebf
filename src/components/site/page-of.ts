/**
 * The address of the page of this site that `link` leads to; undefined for another site, a file, a download and a window of its own.
 * @param link `<a href>`, also one of a drawing.
 */
export function addressOf(link: Element): URL | undefined {
  const href = link.getAttribute("href") ?? "";
  const target = link.getAttribute("target") ?? "_self";
  if (target !== "_self" || link.hasAttribute("download")) return undefined;
  if (!URL.canParse(href, document.baseURI)) return undefined;
  const address = new URL(href, document.baseURI);
  const isFile = /\.[^/]*$/.test(address.pathname);
  return address.origin !== window.location.origin || isFile ? undefined : address;
}

/** true where `address` is of the page that is shown, or of a place on it. */
export const isShown = ({ pathname, search }: URL): boolean =>
  pathname === window.location.pathname && search === window.location.search;

/** `address` as Gatsby's loader names it: path and query, without a slash at the end. */
export const pageName = ({ pathname, search }: URL): string =>
  pathname.replace(/(?<=.)\/$/, "") + search;

/** The name of the other page of this site that `link` leads to; undefined where it leads to none. */
export function pageOf(link: Element): string | undefined {
  const address = addressOf(link);
  return address && !isShown(address) ? pageName(address) : undefined;
}
