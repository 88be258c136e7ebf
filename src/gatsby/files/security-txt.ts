/** security.txt: tells researchers where to report a vulnerability of the site. */
import { isPlaceholder, securityPath } from "../../domain/site";
import type { Business } from "../../seo/site";

/** From the build to the expiry: 180 days, in ms. RFC 9116 recommends less than a year. */
const validity = 180 * 24 * 60 * 60 * 1000;

/** The e-mail address for reports; undefined if it is a placeholder. The file is then left out, because the RFC requires a contact. */
export function reportsTo(business: Pick<Business, "email" | "securityContact">) {
  const contact = business.securityContact ?? business.email;
  return isPlaceholder("email", contact) ? undefined : contact;
}

/**
 * A security.txt (RFC 9116).
 * @param day of the build, YYYY-MM-DD. The expiry is a whole day, so that builds of one day are the same.
 */
export function securityTxt(contact: string, siteUrl: string, day: string): string {
  const expires = new Date(Date.parse(day) + validity);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}${securityPath}`,
    "",
  ].join("\n");
}
