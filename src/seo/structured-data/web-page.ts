import type { AboutPage, CollectionPage, ContactPage, WebPage } from "schema-dts";
import { businessId, partId, websiteId } from "./ids";

export interface PageFacts {
  siteUrl: string;
  /** The canonical address of the page. */
  url: string;
  type: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";
  title: string;
  /** Absolute address of the picture that goes with the page where it is shared. */
  picture: string;
  /** true where the page shows breadcrumbs. */
  crumbs: boolean;
  /** The day that the page names as that of its last change, YYYY-MM-DD. */
  changed?: string | undefined;
  /** The part of the page that it is there for, if it has a node of its own. */
  mainPart?: "service" | "article" | "project" | undefined;
  /** The place that the page is about. */
  place?: { name: string; city: boolean; within: string } | undefined;
}

/** The page itself. */
export function webPage(facts: PageFacts): WebPage | AboutPage | ContactPage | CollectionPage {
  const { siteUrl, url, type, mainPart, place } = facts;
  return {
    "@type": type,
    "@id": partId(url, "page"),
    url,
    name: facts.title,
    inLanguage: "en-US",
    isPartOf: { "@id": websiteId(siteUrl) },
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: facts.picture,
      width: "1200",
      height: "630",
    },
    ...(facts.crumbs && { breadcrumb: { "@id": partId(url, "breadcrumbs") } }),
    ...(facts.changed && { dateModified: facts.changed }),
    ...(mainPart && { mainEntity: { "@id": partId(url, mainPart) } }),
    ...(place && {
      about: {
        "@type": place.city ? "City" : "AdministrativeArea",
        name: place.name,
        containedInPlace: { "@type": "AdministrativeArea", name: place.within },
      },
    }),
    ...((type === "AboutPage" || type === "ContactPage") && {
      mainEntity: { "@id": businessId(siteUrl) },
    }),
  };
}
