/** The names of the nodes of the graph: stable, absolute, and the same from whatever page they are referred to (JSON-LD 1.1, 3.3). */

export const businessId = (siteUrl: string) => `${siteUrl}/#business`;
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** The id of a page's own part, for example of its article. `url` is the canonical address of the page. */
export const partId = (
  url: string,
  part:
    "page" | "breadcrumbs" | "picture" | "service" | "article" | "project" | "video" | "place",
) => `${url}#${part}`;
