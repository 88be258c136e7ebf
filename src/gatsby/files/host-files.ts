/** Writes the configuration files of static hosts: _headers, with the site's Content-Security-Policy, and _redirects. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { encodedAddress, hostedAddress } from "../../content/addresses";
import { cardPath, feedPath, securityPath, siteMapPath, workerPaths } from "../../domain/site";
import { layerOrder } from "../../styles/LayerOrder";
import type { BuildInputs } from "../inputs";
import { contentSecurityPolicy } from "../policy";

export interface Redirect {
  from: string;
  to: string;
}

const forever = "public, max-age=31536000, immutable";

const revalidated = "public, max-age=0, must-revalidate";

/** Paths of files with a content hash in their name. */
const hashed = ["/static/*", "/social/*", "/*.js", "/*.css"];

/** Hosts map these extensions to different types or to none, and because of nosniff browsers do not correct them. */
const contentTypes: [file: string, type: string][] = [
  [feedPath, "application/atom+xml; charset=utf-8"],
  [siteMapPath, "application/xml; charset=utf-8"],
  [cardPath, "text/vcard; charset=utf-8"],
  [securityPath, "text/plain; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json"],
];

/**
 * The _headers file, in the syntax that Cloudflare and Netlify share. There is no Cache-Control for other files: both hosts revalidate them by
 * default, and a rule for all files would be combined with the one for hashed files. Other origins may load resources, because feed readers
 * show the pictures of articles.
 * @param preview keeps search engines out.
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
  const rules: string[][] = [
    ["/*", ...everywhere],
    ...hashed.map((files) => [files, `Cache-Control: ${forever}`]),
    ...contentTypes.map(([file, type]) => [file, `Content-Type: ${type}`]),
    // They are scripts without a hash; Cloudflare would otherwise send both values.
    ...workerPaths.map((file) => [file, "! Cache-Control", `Cache-Control: ${revalidated}`]),
  ];
  const texts = rules.map((lines) => lines.join("\n  "));
  const advice = "The policy has a hash of each style sheet: join sheets of the same pages.";
  return textOf("_headers", texts, 100, advice);
}

/**
 * The text of a file with `rules`. Cloudflare silently ignores lines of more than 2,000 characters and rules beyond `limit`
 * (https://developers.cloudflare.com/workers/platform/limits/), so a build fails at nine tenths of that. @param advice what to do then.
 */
function textOf(file: string, rules: readonly string[], limit: number, advice: string): string {
  const text = rules.map((rule) => `${rule}\n`).join("");
  const longest = Math.max(...text.split("\n").map(({ length }) => length));
  if (longest >= 1800 || rules.length >= limit * 0.9)
    throw new Error(
      `${file} has ${rules.length} rules, and ${longest} characters in its longest line; Cloudflare ignores those beyond ${limit} and 2000, so keep them below ${limit * 0.9} and 1800. ${advice}`,
    );
  return text;
}

/**
 * The redirects from the old addresses of `pages`, each also with a slash and with .html at its end, and in lower case. Hosts redirect before
 * they look for files, so no redirect has the address of a page.
 */
export function redirectsTo(
  pages: readonly Pick<Queries.ContentPage, "path" | "aliases" | "redirectFrom">[],
): Redirect[] {
  const own = new Set(pages.flatMap(({ path: address, aliases }) => [address, ...aliases]));
  const written = pages.flatMap(({ path: to, redirectFrom }) =>
    redirectFrom.map((from) => ({ from: encodedAddress(from), to })),
  );
  const others = written.flatMap(({ from, to }) =>
    spellings(from)
      .filter((other) => !own.has(hostedAddress(other)))
      .map((other) => ({ from: other, to })),
  );
  const all = new Map<string, string>();
  for (const { from, to } of [...written, ...others])
    if (!all.has(from) && !own.has(from)) all.set(from, to);
  return [...all].map(([from, to]) => ({ from, to }));
}

/** The other spellings under which visitors and links may ask for the old address `from`. */
function spellings(from: string): string[] {
  const bare = from.replace(/(?:(?:\/index)?\.html|\/)$/, "");
  const ends = /\.\w+$/.test(bare) ? ["", "/"] : ["", "/", ".html"];
  return [from, ...ends.map((end) => `${bare}${end}`)].flatMap((address) => [
    address,
    address.toLowerCase().replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase()),
  ]);
}

/** The _redirects file: old addresses of entries. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const rules = redirects.map(({ from, to }) => `${from} ${to} 301`);
  return textOf(
    "_redirects",
    rules,
    2000,
    "Delete old addresses (redirectFrom) that nobody uses.",
  );
}

/**
 * Writes both files into `folder`, the built site.
 * @param assets paths in `folder` of the files that webpack emitted. Pages have the style sheets among them inline, and the order of layers.
 */
export function writeHostFiles(
  folder: string,
  assets: readonly string[],
  redirects: readonly Redirect[],
  { supabaseUrl, drafts }: BuildInputs,
): void {
  const sheets = assets.filter((file) => file.endsWith(".css"));
  const styles = sheets.map((sheet) => readFileSync(path.join(folder, sheet), "utf8"));
  const policy = contentSecurityPolicy([layerOrder, ...styles], supabaseUrl);
  writeFileSync(path.join(folder, "_headers"), headersFile(policy, drafts));
  writeFileSync(path.join(folder, "_redirects"), redirectsFile(redirects));
}
