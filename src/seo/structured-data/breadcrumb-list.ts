import type { BreadcrumbList } from "schema-dts";
import { partId } from "./ids";

/**
 * The breadcrumbs that the page shows.
 * @param url the canonical address of the page.
 * @param crumbs from the home page to the page itself, each with its absolute address.
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
