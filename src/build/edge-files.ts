/** Writes what a static host reads beside the pages: headers with the one policy of the site, and redirects. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export interface Redirect {
  from: string;
  to: string;
}

/** Frames are allowed for the map of the contact page only. */
const mapHost = "https://www.openstreetmap.org";

/** Hashes of the inline scripts of a page, as the policy writes them. Data blocks such as JSON-LD do not run and need none. */
export function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(([, attributes]) => !/type="application\/ld\+json"/.test(attributes ?? ""))
    .map(([, , code]) =>
      createHash("sha256")
        .update(code ?? "")
        .digest("base64"),
    )
    .map((hash) => `'sha256-${hash}'`);
}

/**
 * The Content-Security-Policy of every page.
 * @param hashes of the inline scripts.
 * @param backend base address of the Supabase project, or an empty string.
 */
export function contentSecurityPolicy(hashes: readonly string[], backend: string): string {
  const origin = backend && URL.canParse(backend) ? ` ${new URL(backend).origin}` : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    // Gatsby inlines all CSS as style elements; React sets style attributes for focal points and colours.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${origin}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${origin}`,
    `frame-src ${mapHost}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const forever = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";

/** The _headers file, in the syntax that Cloudflare and Netlify share. `preview` closes the site to search engines. */
export function headersFile(policy: string, preview: boolean): string {
  return `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: ${revalidate}
${preview ? "  X-Robots-Tag: noindex\n" : ""}/static/*
  ! Cache-Control
  Cache-Control: ${forever}
/*.js
  ! Cache-Control
  Cache-Control: ${forever}
`;
}

/** The _redirects file: old addresses of entries. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/** Writes both files into `folder`, the built site; reads the policy's hashes from its pages. */
export function writeEdgeFiles(
  folder: string,
  pages: readonly string[],
  redirects: readonly Redirect[],
  { backend, preview }: { backend: string; preview: boolean },
): void {
  const hashes = pages.flatMap((page) =>
    scriptHashes(readFileSync(path.join(folder, page, "index.html"), "utf8")),
  );
  const policy = contentSecurityPolicy([...new Set(hashes)].sort(), backend);
  writeFileSync(path.join(folder, "_headers"), headersFile(policy, preview));
  writeFileSync(path.join(folder, "_redirects"), redirectsFile(redirects));
}
