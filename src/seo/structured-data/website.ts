import type { WebSite } from "schema-dts";
import { businessId, websiteId } from "./ids";

/** The site as a whole. It has no SearchAction, because the search only covers the blog. */
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
