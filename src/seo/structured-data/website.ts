import type { WebSite } from "schema-dts";
import { businessId, websiteId } from "./ids";

/** The site as a whole. It has no SearchAction: the search of the blog is none of the site. */
export function website({ siteUrl, name }: { siteUrl: string; name: string }): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId(siteUrl),
    url: `${siteUrl}/`,
    name,
    inLanguage: "en-US",
    publisher: { "@id": businessId(siteUrl) },
  };
}
