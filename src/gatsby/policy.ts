/** The Content-Security-Policy: one for all pages, with the hashes of their inline styles; no script is inline. */
import { createHash } from "node:crypto";
import { mapFrame } from "../domain/site";
import { pictureStore } from "../featured-projects/row";

/** The hash of `text` as in the attribute `integrity` (https://www.w3.org/TR/SRI/). */
export const integrityOf = (text: string): string =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;

/**
 * Returns the policy.
 * @param styles the texts of inline style elements.
 * @param backend base URL of the Supabase project. If it is empty or invalid, no other origin is allowed.
 */
export function contentSecurityPolicy(styles: readonly string[], backend: string): string {
  const valid = /^https?:/.test(backend) && URL.canParse(backend);
  const hashes = [...new Set(styles)].map((style) => `'${integrityOf(style)}'`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Gatsby inlines the styles of a page; a client navigation loads them as files.
    ["style-src 'self'", ...hashes.sort()].join(" "),
    // Style attributes differ between pages (focal points, colors of pictures, Gatsby's focus wrapper): too many hashes for a header.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self'${valid ? ` ${pictureStore(backend)}` : ""}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${valid ? ` ${new URL(backend).origin}` : ""}`,
    `frame-src ${mapFrame}`,
    "manifest-src 'self'",
    // The map is an object, and a frame where scripts are off (src/sections/contact/ContactPlace.tsx).
    `object-src ${mapFrame}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
