/** The company's card for address books. */
import { hoursLines } from "../../domain/hours";
import { isPlaceholder } from "../../domain/placeholder";
import type { Business } from "../heads/site";

/**
 * A vCard 3.0 (RFC 2426), the version that every address book reads. An address book keeps what it is given long after a page has
 * changed, so that what is still a placeholder is left out: before the launch the card holds name, hours and web address.
 */
export function card(business: Business, siteUrl: string): string {
  const { name, phone, email, address, map, tagline, hours } = business;
  const { street, city, state, zip } = address;
  const found = !isPlaceholder("street", street);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    // Apple's address book sorts a company by its name only where this is said.
    "X-ABShowAs:COMPANY",
    ...(isPlaceholder("phone", phone.e164) ? [] : [`TEL;TYPE=WORK,VOICE:${phone.e164}`]),
    ...(isPlaceholder("email", email) ? [] : [`EMAIL;TYPE=INTERNET:${email}`]),
    ...(found
      ? [
          `ADR;TYPE=WORK:;;${[street, city, state, zip].map(escaped).join(";")};United States`,
          `GEO:${map.lat};${map.lon}`,
        ]
      : []),
    `URL:${siteUrl}/`,
    `NOTE:${escaped([tagline, ...hoursLines(hours)].join("\n"))}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Text of a value (RFC 2426, 4): these signs part values. */
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll("\n", "\\n");

/** A line of at most 75 bytes, the rest on lines that begin with a space (RFC 2425, 5.8.1). No letter is cut in two. */
function folded(line: string): string {
  const lines = [""];
  for (const letter of line) {
    const last = lines.at(-1) ?? "";
    if (Buffer.byteLength(last + letter) > 75) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join("\r\n");
}
