import type { Service } from "schema-dts";
import { businessId, partId } from "./ids";

export interface ServiceFacts {
  siteUrl: string;
  /** The canonical address of its page. */
  url: string;
  name: string;
  description: string;
  /** Canonical addresses of the regions that are served; they are described with the company. */
  areas: readonly string[];
}

/** A service of the company. It has no offer and no price (decision 6). */
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
