/** Writes what a static host reads beside the pages: headers with the one policy of the site, and redirects. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cardPath, feedPath, siteMapPath } from "../domain/files";
import { layerOrder } from "../styles/LayerOrder";
import type { BuildInputs } from "./inputs";
import { contentSecurityPolicy, type Inline } from "./policy";

export interface Redirect {
  from: string;
  to: string;
}

const forever = "public, max-age=31536000, immutable";

/** Paths of files whose name holds a hash of what is in them. */
const hashed = ["/static/*", "/social/*", "/*.js", "/*.css"];

/** Hosts know these endings differently or not at all, and nosniff makes browsers take them at their word. */
const contentTypes: [file: string, type: string][] = [
  [feedPath, "application/atom+xml; charset=utf-8"],
  [siteMapPath, "application/xml; charset=utf-8"],
  [cardPath, "text/vcard; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json"],
];

/**
 * The _headers file, in the syntax that Cloudflare and Netlify share. All else is revalidated, which both hosts say by themselves; said
 * here, it would be added to the rules for hashed files and not replaced by them.
 * Resources may be used on other origins: readers of the feed show the pictures of its articles.
 * @param preview closes the site to search engines.
 */
export function headersFile(policy: string, preview: boolean): string {
  const everywhere = [
    `Content-Security-Policy: ${policy}`,
    "Strict-Transport-Security: max-age=31536000; includeSubDomains",
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: strict-origin-when-cross-origin",
    "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: cross-origin",
    ...(preview ? ["X-Robots-Tag: noindex"] : []),
  ];
  const rules: [string, string[]][] = [
    ["/*", everywhere],
    ...hashed.map((files): [string, string[]] => [files, [`Cache-Control: ${forever}`]]),
    ...contentTypes.map(([file, type]): [string, string[]] => [
      file,
      [`Content-Type: ${type}`],
    ]),
  ];
  return rules.map(([files, lines]) => [files, ...lines].join("\n  ")).join("\n") + "\n";
}

/** The redirects from the old addresses of `pages`. */
export const redirectsTo = (
  pages: readonly { path: string; redirectFrom: readonly string[] }[],
): Redirect[] =>
  pages.flatMap(({ path: to, redirectFrom }) => redirectFrom.map((from) => ({ from, to })));

/** The _redirects file: old addresses of entries. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/**
 * What stands inline in the pages of `folder`, the built site: the `loader`, the order of layers and the style sheets of this very build, as
 * Gatsby took them for the pages. No page is read for it, so that it costs the same for forty pages and for ten thousand; the site tests
 * compare it with all pages.
 */
export function inlineOfSite(folder: string, loader: string): Inline {
  const stats = readFileSync(path.join(folder, "webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const sheets = new Set(
    Object.values(assetsByChunkName)
      .flat()
      .filter((file) => file.endsWith(".css")),
  );
  return {
    scripts: [loader],
    styles: [
      layerOrder,
      ...[...sheets].map((sheet) => readFileSync(path.join(folder, sheet), "utf8")),
    ],
  };
}

/** Writes both files into `folder`, the built site, whose pages have the script `loader` in them. */
export function writeEdgeFiles(
  folder: string,
  redirects: readonly Redirect[],
  { supabaseUrl, drafts }: BuildInputs,
  loader: string,
): void {
  const policy = contentSecurityPolicy(inlineOfSite(folder, loader), supabaseUrl);
  writeFileSync(path.join(folder, "_headers"), headersFile(policy, drafts));
  writeFileSync(path.join(folder, "_redirects"), redirectsFile(redirects));
}
