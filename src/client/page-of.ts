import { parseUrl } from "../domain/parse-url";

/**
 * The address of the page of this site that `link` leads to; undefined for another site, a file, a download and another window.
 * @param link `<a href>` of HTML or SVG.
 */
export function addressOf(link: Element): URL | undefined {
  const href = link.getAttribute("href") ?? "";
  const target = link.getAttribute("target") ?? "_self";
  if (target !== "_self" || link.hasAttribute("download")) return undefined;
  const address = parseUrl(href, document.baseURI);
  if (!address) return undefined;
  const isFile = /\.[^/]*$/.test(address.pathname);
  return address.origin !== window.location.origin || isFile ? undefined : address;
}

/** true if `address` is that of the current page, with or without a fragment. */
export const isShown = ({ pathname, search }: URL): boolean =>
  pathname === window.location.pathname && search === window.location.search;

/** The key of `address` in Gatsby's loader: path and query, without a trailing slash. */
export const pageName = ({ pathname, search }: URL): string =>
  // Not a lookbehind: Safari before 16.4 would not run the script that contains one.
  pathname.replace(/(.)\/$/, "$1") + search;

/** The key of the other page of this site that `link` leads to; undefined if there is none. */
export function pageOf(link: Element): string | undefined {
  const address = addressOf(link);
  return address && !isShown(address) ? pageName(address) : undefined;
}
