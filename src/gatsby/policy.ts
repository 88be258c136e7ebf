/** The Content-Security-Policy: one for all pages, with the hashes of what stands inline in them. */
import { createHash } from "node:crypto";
import { mapFrame } from "../domain/map-links";
import { pictureStore } from "../featured-projects/picture-address";

export interface Inline {
  /** Code of the script elements. */
  scripts: readonly string[];
  /** Rules of the style elements. */
  styles: readonly string[];
}

/** `text` as a policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The policy.
 * @param backend base address of the Supabase project; of one that is not set or cannot be used, nothing is let in.
 */
export function contentSecurityPolicy({ scripts, styles }: Inline, backend: string): string {
  const known = /^https?:/.test(backend) && URL.canParse(backend);
  return [
    "default-src 'none'",
    directive("script-src 'self'", ...hashes(scripts)),
    // Styles of a page, inlined by Gatsby; on the way to another page those come as files.
    directive("style-src 'self'", ...hashes(styles)),
    // Attributes differ from page to page (focal points, colours of pictures, Gatsby's own focus wrapper): too many for one header.
    "style-src-attr 'unsafe-inline'",
    directive("img-src 'self'", known && pictureStore(backend)),
    "media-src 'self'",
    "font-src 'self'",
    directive("connect-src 'self'", known && new URL(backend).origin),
    `frame-src ${mapFrame}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashSource))].sort();

const directive = (...sources: readonly (string | false)[]) =>
  sources.filter(Boolean).join(" ");
