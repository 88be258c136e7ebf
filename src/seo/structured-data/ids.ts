/** The ids of the graph's nodes: stable, absolute, and the same on every page (JSON-LD 1.1, 3.3). */

export const businessId = (siteUrl: string) => `${siteUrl}/#business`;
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** The id of a part of a page, for example its article. `url` is the page's canonical URL. */
export const partId = (
  url: string,
  part:
    "page" | "breadcrumbs" | "picture" | "service" | "article" | "project" | "video" | "place",
) => `${url}#${part}`;
