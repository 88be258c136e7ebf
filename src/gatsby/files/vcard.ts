/** The company's vCard for address books. */
import { hoursLines } from "../../domain/hours";
import { dialed, isPlaceholder } from "../../domain/site";
import type { Business } from "../../seo/site";

/**
 * A vCard 3.0 (RFC 2426), the version that every address book supports. Placeholders are left out, because an address book keeps its copy:
 * before the launch, the card contains the name, hours and web address.
 */
export function vcard(business: Business, siteUrl: string): string {
  const { name, phone, email, address, map, tagline, hours } = business;
  const { street, city, state, zip } = address;
  const realAddress = !isPlaceholder("street", street);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    // Makes Apple's address book sort the card by the company's name.
    "X-ABShowAs:COMPANY",
    ...(isPlaceholder("phone", phone.e164) ? [] : [`TEL;TYPE=WORK,VOICE:${dialed(phone)}`]),
    ...(isPlaceholder("email", email) ? [] : [`EMAIL;TYPE=INTERNET:${email}`]),
    ...(realAddress
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

/** Escapes the characters that separate values (RFC 2426, 4). */
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll("\n", "\\n");

/** Folds a line after at most 75 bytes, never within a character; the next lines start with a space (RFC 2425, 5.8.1). */
function folded(line: string): string {
  const lines = [""];
  for (const letter of line) {
    const last = lines.at(-1) ?? "";
    if (Buffer.byteLength(last + letter) > 75) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join("\r\n");
}
