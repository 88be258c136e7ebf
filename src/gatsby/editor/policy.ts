/** The editor's Content-Security-Policy, and the rules of _headers that set it. */
import { editorPath } from "../../domain/files";

/** Where GitHub answers programs. */
const repositoryHost = "https://api.github.com";

/**
 * The policy of the editor alone. Blocked on purpose: GitHub's status page and the pictures of accounts, which it also requests. Its styles are
 * written by scripts; pictures are shown from memory.
 */
export const editorPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline' blob:",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "media-src blob:",
  `connect-src 'self' blob: data: ${repositoryHost}`,
  "frame-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The rules for the editor as a part of the site, to be added to the site's _headers. The line with the exclamation mark takes the site's policy
 * away; Cloudflare and nginx-config know it, Netlify does not.
 */
export function editorRules(): string {
  const lines = [
    "! Content-Security-Policy",
    `Content-Security-Policy: ${editorPolicy}`,
    "X-Robots-Tag: noindex",
  ];
  return [editorPath, `${editorPath}/*`]
    .map((path) => `${[path, ...lines].join("\n  ")}\n`)
    .join("");
}
