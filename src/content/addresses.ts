/** The addresses of entries. They are computed only here, except those of projects from the backend, which are not content. */
import { cardPath, editorPath, feedPath, securityPath, siteMapPath } from "../domain/site";
import type { Entry } from "./read/entry";

/** Addresses that no entry may have or be under, because hosts, Gatsby or the build (social pictures) put their own files there. */
const ownAddresses = [editorPath, "/cdn-cgi", "/page-data", "/social", "/static"];

const ownFiles = [feedPath, cardPath, siteMapPath, securityPath, "/robots.txt", "/favicon.ico"];

/** Other files that the build writes. */
const ownFile = /^\/_(?:headers|redirects)$|^\/[\w-]+\.(?:js|css|webmanifest|png)$/;

/** Last parts of addresses under which hosts and Gatsby do not show a page of that name. */
const lastParts: Readonly<Record<string, string>> = {
  index: "hosts show that page at the address of its folder",
  "404": "hosts show that page when another one is missing",
  "dev-404-page": "Gatsby has a page of that name",
};

/** Why nothing can have `address`; undefined if a page or a redirect can. */
export function addressProblem(address: string): string | undefined {
  // Hosts redirect before they look for files.
  if (ownFiles.includes(address) || ownFile.test(address))
    return "the site has a file with this name";
  const parts = address.toLowerCase().slice(1).split("/");
  const own = `/${parts[0]}`;
  if (ownAddresses.includes(own))
    return `all addresses under ${own} belong to the host or to the site itself`;
  return lastParts[parts.at(-1) ?? ""];
}

/** `address` as browsers send it. */
export const encodedAddress = (address: string): string =>
  new URL(`https://host${address}`).pathname;

/** The address of the page that hosts show at `address`: they ignore a slash or .html at its end. */
export const hostedAddress = (address: string): string =>
  encodedAddress(address).replace(/(?:\/index)?(?:\.html?|\/)?$/, "") || "/";

/** The addresses that `entry` lists under `key`. */
export function listedAddresses({ data }: Entry, key: "aliases" | "redirectFrom"): string[] {
  const value = data[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** Every address that shows `entry`, the canonical one first; an empty list if its kind has no pages. */
export function pathsOf(entry: Entry): string[] {
  const path = entry.kind.path?.(entry.slug);
  return path === undefined ? [] : [path, ...listedAddresses(entry, "aliases")];
}
