/** The site under test: its server, the pages in dist/, and the addresses in content. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { builtPages, pageFile } from "../../../scripts/built-pages";
import { business, inputs, nodes } from "../../support/content";

/** The address of the site for browsers, without a trailing slash (scripts/test-servers.mts). */
export const siteUrl = process.env.SITE_TEST_URL ?? "";

/** The addresses of scripts that come after the first view: all but the loader, which adds the others. */
export const lateScripts = /\/(?!loader-)[^/]+\.js$/;

const output = path.resolve("dist");

/** The addresses and the HTML of all pages in dist/. */
export const pages = builtPages(output).map((address) => ({
  path: address,
  html: readFileSync(path.join(output, pageFile(address)), "utf8"),
}));

/** The file in dist/ for a URL of the site; it may not exist. */
export function fileAt(url: string): string {
  const address = decodeURIComponent(new URL(url).pathname);
  const file = path.join(output, address);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile ? file : path.join(output, pageFile(address));
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The backend's address; empty if the site was built without one. The embedded backend's is a path of the site. */
export const backendUrl =
  (inputs.supabaseUrl.startsWith("/") ? siteUrl : "") + inputs.supabaseUrl;

/** The site's public address. */
export const publicUrl = inputs.siteUrl ?? business.siteUrl;

/** Aliases with the paths of their pages. */
export const aliases: ReadonlyMap<string, string> = new Map(
  nodes.flatMap(({ fields }) =>
    strings(fields.aliases).map((alias) => [alias, String(fields.path)] as const),
  ),
);

/** The paths of all pages that are not aliases. */
export const ownPaths: readonly string[] = pages
  .map(({ path: address }) => address)
  .filter((address) => !aliases.has(address));
