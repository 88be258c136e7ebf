/** The editor's Content-Security-Policy, and the rules of _headers that set it. */
import { editorPath } from "../../domain/site";

/** The host of GitHub's REST and GraphQL interfaces. */
const repositoryHost = "https://api.github.com";

/**
 * The policy of the editor alone. The package also requests GitHub's status page and pictures of accounts; they are blocked on purpose. Scripts
 * write its styles (unsafe-inline), pictures are shown from memory (blob, data), and previews are frames from memory (blob) that
 * set their base to the editor's address.
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
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The rules to add to the site's _headers if the editor is a part of the site. The line with the exclamation mark removes the site's policy from
 * these paths. Cloudflare supports such lines, Netlify does not.
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
