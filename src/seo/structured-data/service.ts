import type { Service } from "schema-dts";
import { businessId, partId } from "./ids";

export interface ServiceFacts {
  siteUrl: string;
  /** The canonical URL of its page. */
  url: string;
  name: string;
  description: string;
  /** Canonical URLs of the served regions, which are nodes of the company. */
  areas: readonly string[];
}

/** A service of the company, without offers and prices (decision 6). */
export function service(facts: ServiceFacts): Service {
  return {
    "@type": "Service",
    "@id": partId(facts.url, "service"),
    url: facts.url,
    name: facts.name,
    serviceType: facts.name,
    description: facts.description,
    provider: { "@id": businessId(facts.siteUrl) },
    areaServed: facts.areas.map((url) => ({ "@id": partId(url, "place") })),
  };
}
