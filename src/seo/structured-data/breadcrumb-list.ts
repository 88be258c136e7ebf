import type { BreadcrumbList } from "schema-dts";
import { partId } from "./ids";

/**
 * The breadcrumbs of a page.
 * @param url the page's canonical URL.
 * @param crumbs from the home page to the page itself, with absolute URLs.
 */
export function breadcrumbList(
  url: string,
  crumbs: readonly { label: string; url: string }[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": partId(url, "breadcrumbs"),
    itemListElement: crumbs.map(({ label, url: item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item,
    })),
  };
}
