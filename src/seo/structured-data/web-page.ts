import type { AboutPage, CollectionPage, ContactPage, WebPage } from "schema-dts";
import { businessId, partId, websiteId } from "./ids";

export interface PageFacts {
  siteUrl: string;
  /** The page's canonical URL. */
  url: string;
  type: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";
  title: string;
  /** true if the page has breadcrumbs. */
  crumbs: boolean;
  /** The date of the last change that the page shows, YYYY-MM-DD. */
  changed?: string | undefined;
  /** The main entity of the page, if it has a node. */
  mainPart?: "service" | "article" | "project" | undefined;
  /** The place that is the page's subject. */
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
