import type {
  AdministrativeArea,
  City,
  LocalBusiness,
  OpeningHoursSpecification,
} from "schema-dts";
import type { Closure } from "../../domain/open-now";
import type { BusinessType } from "../../domain/site";
import { businessId, partId } from "./ids";

export interface OpeningDay {
  day: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
  /** Times as HH:MM; a day without them is closed. */
  opens?: string | undefined;
  closes?: string | undefined;
}

export interface Area {
  name: string;
  /** The canonical URL of its page. */
  url: string;
  /** true for an independent city, which belongs to no county. */
  city: boolean;
  /** Name of the state. */
  state: string;
}

/** Facts about the company. The caller leaves out placeholders. */
export interface BusinessFacts {
  /** A subtype of schema.org's LocalBusiness (decision 36). */
  type: BusinessType;
  siteUrl: string;
  name: string;
  /** The founding year; no other claim of age is published (decision 2). */
  founded: number;
  hours: readonly OpeningDay[];
  /** Only those that are not over. */
  closures: readonly Closure[];
  areas: readonly Area[];
  telephone?: string | undefined;
  email?: string | undefined;
  address?: { street: string; city: string; state: string; zip: string } | undefined;
  /** The coordinates of the address. */
  geo?: { lat: number; lon: number } | undefined;
  /** The company's profiles on other sites. */
  sameAs: readonly string[];
}

/** The company, without ratings and reviews (decision 7). */
export function business(facts: BusinessFacts): LocalBusiness {
  const { siteUrl, address, geo, sameAs } = facts;
  return {
    "@type": facts.type,
    "@id": businessId(siteUrl),
    name: facts.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    foundingDate: String(facts.founded),
    ...(facts.telephone && { telephone: facts.telephone }),
    ...(facts.email && { email: facts.email }),
    ...(address && {
      address: {
        "@type": "PostalAddress",
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.zip,
        addressCountry: "US",
      },
    }),
    ...(geo && {
      geo: { "@type": "GeoCoordinates", latitude: geo.lat, longitude: geo.lon },
    }),
    openingHoursSpecification: openingHours(facts.hours),
    ...(facts.closures.length > 0 && {
      specialOpeningHoursSpecification: facts.closures.map(specialHours),
    }),
    areaServed: facts.areas.map(area),
    ...(sameAs.length > 0 && { sameAs: [...sameAs] }),
  };
}

/** The end of a day, as Google's documentation writes it: 00:00 would be its beginning. */
const endOf = (closes: string) => (closes === "24:00" ? "23:59" : closes);

/** Groups days with the same times. A closed day opens and closes at midnight, as Google's documentation requires. */
export function openingHours(hours: readonly OpeningDay[]): OpeningHoursSpecification[] {
  const times = ({ opens = "00:00", closes = "00:00" }: OpeningDay) => ({
    opens,
    closes: endOf(closes),
  });
  const keys = [...new Set(hours.map((day) => JSON.stringify(times(day))))];
  return keys.map((key) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: hours.filter((day) => JSON.stringify(times(day)) === key).map(({ day }) => day),
    ...(JSON.parse(key) as { opens: string; closes: string }),
  }));
}

/** Google's documentation requires midnight for both times of a closed day. */
const specialHours = ({ day, until, opens, closes }: Closure): OpeningHoursSpecification => ({
  "@type": "OpeningHoursSpecification",
  validFrom: day,
  validThrough: until ?? day,
  opens: opens ?? "00:00",
  closes: endOf(closes ?? "00:00"),
});

function area({ name, url, city, state }: Area): AdministrativeArea | City {
  return {
    "@type": city ? "City" : "AdministrativeArea",
    "@id": partId(url, "place"),
    name,
    containedInPlace: { "@type": "State", name: state },
  };
}
