/** The addresses of entries. They are computed only here, except those of projects from the backend, which are not content. */
import { cardPath, editorPath, feedPath, securityPath, siteMapPath } from "../domain/site";
import type { Entry } from "./read/read";

/** Addresses under which hosts, Gatsby or the build (pictures for sharing) put their own files. */
const ownAddresses = [editorPath, "/cdn-cgi", "/page-data", "/social", "/static"];

const ownFiles = [feedPath, cardPath, siteMapPath, securityPath, "/robots.txt", "/favicon.ico"];

/** Other files that the build writes, and names of pages that hosts show elsewhere: at the address of their folder, or of a missing page. */
const ownNames =
  /^\/_(?:headers|redirects)$|^\/[\w-]+\.(?:js|css|webmanifest|png)$|\/(?:index|404)$/i;

/** Whether no page and no redirect can have `address`, because the host or the site itself uses it. */
export const isOwnAddress = (address: string): boolean =>
  ownAddresses.includes(`/${address.split("/")[1] ?? ""}`) ||
  ownFiles.includes(address) ||
  ownNames.test(address);

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
