/** What the site under test consists of: where it answers, the pages in dist/, and what content says of their addresses. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { builtPages } from "../../../scripts/built-pages";
import { business, hidden, inputs, nodes } from "../../support/content";

/** The edge's address, without a slash at its end. */
export const siteUrl = process.env.SITE_TEST_URL ?? "";

const output = path.resolve("dist");

export interface SitePage {
  /** Its address on the site. */
  path: string;
  html: string;
}

/** Every page in dist/. */
export const pages: readonly SitePage[] = builtPages(output).map((page) => ({
  path: page.path,
  html: readFileSync(path.join(output, page.file), "utf8"),
}));

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The backend's address; empty if the site was built without one. */
export const backendUrl = inputs.supabaseUrl;

/** The address under which search engines know the site. */
export const publicUrl = inputs.siteUrl ?? business.siteUrl;

/** Aliases, each with the path of the page that it shows. */
export const aliases: ReadonlyMap<string, string> = new Map(
  nodes.flatMap(({ fields }) =>
    strings(fields.aliases).map((alias) => [alias, String(fields.path)] as const),
  ),
);

/** Old addresses, each with the path of the page that it leads to. */
export const oldAddresses: ReadonlyMap<string, string> = new Map(
  nodes.flatMap(({ fields }) =>
    strings(fields.redirectFrom).map((old) => [old, String(fields.path)] as const),
  ),
);

/** Addresses of pages that the site does not have yet. */
export const hiddenPaths: readonly string[] = inputs.drafts
  ? []
  : hidden.flatMap((page) => page.paths);
