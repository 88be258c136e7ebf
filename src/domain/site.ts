/** What the company's data mean on this site: phone number, address, map, files, and values that are still placeholders. */

export interface Phone {
  /** As visitors read it: also with letters, such as (410) 555-WIRE, or an extension. */
  display: string;
  /** +, the country and all digits (E.164); also with an extension. */
  e164: string;
}

const extension = /\s*(?:;ext=|,|\b(?:extension|ext)\b\.?|x|#)\s*(\d{1,7})\s*$/i;

const phoneParts = (text: string) => ({
  number: text.replace(extension, ""),
  extension: extension.exec(text)?.[1],
});

/** The number that is dialed, and its extension, which either form may have. */
export function partsOf({ display, e164 }: Phone) {
  const dialed = phoneParts(e164);
  return { ...dialed, extension: dialed.extension ?? phoneParts(display).extension };
}

/** What a phone dials: the comma is a pause before the extension. */
export function dialed(phone: Phone): string {
  const { number, extension: inner } = partsOf(phone);
  return inner === undefined ? number : `${number},${inner}`;
}

const keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/** The digits of `text`, in which letters are those of the keys of a phone. */
const digits = (text: string) =>
  text
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2))
    .replace(/\D/g, "");

/** true if both forms of `phone` are the same number. */
export function isSameNumber({ display, e164 }: Phone): boolean {
  const [written, dialed] = [phoneParts(display), phoneParts(e164)];
  if (written.extension && dialed.extension && written.extension !== dialed.extension)
    return false;
  const hasLetters = /[a-z]/i.test(written.number);
  const whole = dialed.number.replace(/\D/g, "");
  return [whole, whole.replace(/^1/, "")].some(
    (number) =>
      // Letters may be words beside the number, such as “Tel.”, or a part of it; phones ignore those after the last digit.
      written.number.replace(/\D/g, "") === number ||
      (hasLetters && digits(written.number).startsWith(number)),
  );
}

interface Town {
  city: string;
  state: string;
  zip: string;
}

/** City, state and ZIP code. Returned as one text, like addressLine: separate texts would add bytes and hydration work. */
export const townLine = ({ city, state, zip }: Town) => `${city}, ${state} ${zip}`;

export const addressLine = (address: Town & { street: string }) =>
  `${address.street}, ${townLine(address)}`;

export interface Coordinates {
  lat: number;
  lon: number;
}

const host = "https://www.openstreetmap.org";

/** The only other site whose pages may be framed. */
export const mapFrame = `${host}/export/embed.html`;

/** The distance from the center to the edges of the map, in degrees: a few streets. */
const reach = { lat: 0.0035, lon: 0.009 };

/** The embedded map, with a marker in its center. */
export function mapAddress({ lat, lon }: Coordinates): string {
  const edges = [lon - reach.lon, lat - reach.lat, lon + reach.lon, lat + reach.lat];
  const query = new URLSearchParams({
    bbox: edges.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${lat},${lon}`,
  });
  return `${mapFrame}?${query}`;
}

/** The page with directions to the company. */
export function directionsAddress({ lat, lon }: Coordinates): string {
  return `${host}/directions?${new URLSearchParams({ to: `${lat},${lon}` })}`;
}

/** The letters that the section drawing may have: as many as there may be services. */
export const letters = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;

/** The page that lists all pages. */
export const siteMapPagePath = "/sitemap";
/** The page that shows every component, in development and with SHOW_COMPONENTS=1. */
export const componentsPath = "/components";
/** The feed of the newest articles (Atom, RFC 4287). */
export const feedPath = "/feed.atom";
/** The company's vCard for address books (RFC 2426). */
export const cardPath = "/contact.vcf";
/** The site map for search engines (sitemaps.org). */
export const siteMapPath = "/sitemap.xml";
/** Where to report vulnerabilities (RFC 9116). */
export const securityPath = "/.well-known/security.txt";
/** Service workers of older sites on the domain (src/gatsby/files/machine-files.ts). */
export const workerPaths = ["/sw.js", "/service-worker.js"];
/** The editor in the browser, where content switches it on (decision 39). */
export const editorPath = "/admin";
/** The mistakes in content, on the development server only. */
export const findingsPath = "/___findings";

/**
 * The value of aria-current for a link (decision 16).
 * @param to the link's page.
 * @param path the canonical path of the current page.
 */
export function currentLink(to: string, path: string): "page" | "true" | undefined {
  if (path === to) return "page";
  return to !== "/" && path.startsWith(`${to}/`) ? "true" : undefined;
}

/** Values of the business that an owner has not replaced yet. */
const placeholders = {
  siteUrl: /\.example(\/|$)/,
  email: /\.example$/,
  /** Numbers that are reserved for fiction in North America: 555-0100 to 555-0199. */
  phone: /555-?01\d\d(?!\d)/,
  street: /example/i,
} as const;

/** true if `value` is a placeholder. Pages may show it; the launch check lists it, and machine-readable output leaves it out. */
export function isPlaceholder(field: keyof typeof placeholders, value: string): boolean {
  return placeholders[field].test(value);
}

/** Subtypes of schema.org's LocalBusiness for companies of this and related trades (decision 36). */
export const businessTypes = [
  "HomeAndConstructionBusiness",
  "Electrician",
  "GeneralContractor",
  "HVACBusiness",
  "HousePainter",
  "Locksmith",
  "Plumber",
  "RoofingContractor",
  "ProfessionalService",
  "Store",
  "ElectronicsStore",
  "HomeGoodsStore",
  "LocalBusiness",
] as const;
