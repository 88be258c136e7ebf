/**
 * Links in texts and fields. They must be safe, and links within the site must lead to an existing page and an existing anchor on it. Hidden
 * pages (drafts and those with a future date) count as existing, because the build leaves out links to them.
 */
import { pagesOf } from "../addresses";
import { oddCharacter } from "../characters";
import type { Entry, Problem } from "../read";
import { closest, slugOf } from "../suggest";
import { eachField } from "../walk";
import { atField, type Subject } from "./check";
import { markdownOf, type Link } from "./markdown";

/** The targets that links can have on the site. */
interface Addresses {
  /** Pages by their addresses and aliases; undefined for a page without an entry. */
  pages: Map<string, Entry | undefined>;
  /** The current page by its old address. */
  moved: Map<string, string>;
  /** The origin of the site. */
  site: string | undefined;
  /** The addresses of files in static/; undefined where they cannot be read. */
  files: ReadonlySet<string> | undefined;
}

/** Every link of every entry with a wrong target. */
export const checkLinks = (subject: Subject): Problem[] =>
  checkLinksOf(subject.entries, subject);

/** Every link of `entries` with a wrong target in `subject`. */
export function checkLinksOf(entries: readonly Entry[], subject: Subject): Problem[] {
  const addresses = addressesOf(subject);
  return entries.flatMap((entry) => [
    ...inText(entry, addresses),
    ...inFields(entry, addresses),
  ]);
}

function addressesOf({ entries, unread, files }: Subject): Addresses {
  const pages = new Map<string, Entry | undefined>();
  const moved = new Map<string, string>();
  for (const { kind, slug } of unread)
    if (kind.path && slug !== undefined) pages.set(kind.path(slug), undefined);
  const own = pagesOf(entries);
  for (const { entry, path, aliases } of own)
    for (const address of [path, ...aliases]) pages.set(address, entry);
  for (const { path, redirectFrom } of own)
    for (const address of redirectFrom) if (!pages.has(address)) moved.set(address, path);
  const site = entries.find(({ kind }) => kind.type === "Business")?.data.siteUrl;
  return { pages, moved, site: typeof site === "string" ? site : undefined, files };
}

function inText(entry: Entry, addresses: Addresses): Problem[] {
  if (!("folder" in entry.kind.source)) return [];
  return markdownOf(entry).links.flatMap((link) => {
    const message = linkTrouble(link, entry, addresses);
    return message === undefined ? [] : [{ file: entry.file, line: link.line, message }];
  });
}

function inFields(entry: Entry, addresses: Addresses): Problem[] {
  return eachField(entry.kind.fields, entry.data).flatMap(({ keys, meta, value }) => {
    // The field itself reports an anchor, and a character that looks like another.
    if (!meta.page || typeof value !== "string" || !/^\/[^#]*$/.test(value)) return [];
    if (oddCharacter(value) !== undefined) return [];
    const message = pathTrouble(value, "", addresses);
    return message === undefined ? [] : [atField(entry, keys, message)];
  });
}

const picture = /\.(jpe?g|png|webp|avif|gif|heic|svg)$/i;

/** A number with its country, and what may follow it: an extension, or the words of a message. */
const dialed =
  /^(?:tel:\+[1-9]\d{6,14}(?:(?:;ext=|,+)\d{1,7})?|sms:\+[1-9]\d{6,14}(?:[?&;]body=\S*)?)$/;

const scheme = (address: string) => /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();

function linkTrouble(
  { address, text, bare }: Link,
  entry: Entry,
  addresses: Addresses,
): string | undefined {
  const odd = oddCharacter(address);
  if (odd !== undefined) return `the address “${address}” cannot be right: ${odd}`;
  if (isFile(address, addresses)) return undefined;
  if (!scheme(address) && picture.test(address))
    return `this is a link to a picture; to show the picture, write an exclamation mark before it: ![${text}](${address})`;
  if (address === "") return `the link “${text}” has no address; write [${text}](address)`;
  if (text === "") return `the link to ${address} has no words; write [words](${address})`;
  const begins = scheme(address);
  if (begins !== undefined) return schemeTrouble({ address, bare }, begins, addresses);
  const { path, anchor } = partsOf(address);
  if (address.startsWith("#")) return anchorTrouble(anchor, entry, "this page");
  if (!address.startsWith("/") || address.startsWith("//"))
    return relativeTrouble(address, addresses);
  return pathTrouble(path, anchor, addresses);
}

/** Whether `address` leads to a file of the folder static/. */
function isFile(address: string, { files }: Addresses): boolean {
  const { path } = partsOf(address);
  if (!/^\/[^/].*\.\w+$/.test(path)) return false;
  return files === undefined || files.has(decodedPath(path));
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function schemeTrouble(
  { address, bare }: Pick<Link, "address" | "bare">,
  name: string,
  { site }: Addresses,
): string | undefined {
  // The check of words reports it.
  if (name === "http" && bare) return undefined;
  if (name === "http") return `write the address with https: “https${address.slice(4)}”`;
  if (name === "https") {
    if (site !== undefined && (address === site || address.startsWith(`${site}/`))) {
      const path = address.slice(site.length) || "/";
      return bare
        ? `write [words](${path}) in place of “${address}”`
        : `write the address of a page of this site without its beginning: “${path}”`;
    }
    return URL.canParse(address) && new URL(address).hostname.includes(".")
      ? undefined
      : `“${address}” is not a whole address; write it as the browser shows it`;
  }
  if (name === "mailto")
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)
      ? undefined
      : `“${address}” is not an e-mail address; write mailto: and the address, such as mailto:office@company.com`;
  if (name === "tel" || name === "sms")
    return dialed.test(address)
      ? undefined
      : `“${address}” cannot be dialed; write +, the country and all digits, such as ${name}:+12025550100`;
  return `a link cannot begin with “${name}:”; write the address of a page, such as /contact or https://…`;
}

function partsOf(address: string): { path: string; anchor: string } {
  const [rest = "", anchor = ""] = address.split("#");
  const [path = ""] = rest.split("?");
  return { path, anchor };
}

function relativeTrouble(address: string, { pages, files }: Addresses): string {
  if (/^["'“”‘’].*["'“”‘’]$/.test(address))
    return `write the address without quotation marks: “${address.slice(1, -1)}”`;
  if (/^[^@\s/]+@[^@\s/]+\.[^@\s/]+$/.test(address))
    return `write mailto: before an e-mail address: “mailto:${address}”`;
  if (/^[\d\s().+-]{7,}$/.test(address))
    return "a telephone number begins with tel:, + and the country, such as tel:+12025550100";
  if (/^(\/\/|www\.)/i.test(address))
    return `write the whole address: “https://${address.replace(/^\/\//, "")}”`;
  const name = partsOf(address)
    .path.replace(/\.(md|html)$/, "")
    .replace(/^(\.{0,2}\/)+/, "");
  const meant = [...pages.keys()].find((path) => path.endsWith(`/${name}`));
  if (meant === undefined && /\.\w+$/.test(name) && !files?.has(`/${name}`))
    return `there is no file static/${name}; put it there and write “/${name}”`;
  return `the address of a page of this site begins with a slash; write “${meant ?? `/${name}`}”`;
}

/** What is wrong with a link to `path` and its `anchor`. */
function pathTrouble(
  path: string,
  anchor: string,
  { pages, moved }: Addresses,
): string | undefined {
  const now = moved.get(path);
  if (now !== undefined) return `${path} is an old address; write “${now}”`;
  if (!pages.has(path) && /\.(?!html?$|md$|php$)\w+$/.test(path))
    return `there is no file static${path}; put it there, or write the address of a page`;
  if (!pages.has(path))
    return `there is no page ${path}; ${meantPath(path, [...pages.keys()])}`;
  const target = pages.get(path);
  if (!target) return undefined;
  return anchorTrouble(anchor, target, path);
}

function meantPath(path: string, paths: readonly string[]): string {
  const tidy =
    path
      .replace(/\.(md|html)$/, "")
      .replace(/\/+$/, "")
      .toLowerCase() || "/";
  const last = slugOf(tidy.split("/").at(-1) ?? "");
  const meant =
    paths.find((known) => known === tidy) ??
    paths.find((known) => known.endsWith(`/${last}`)) ??
    closest(tidy, paths);
  return meant === undefined
    ? "the site map at /sitemap lists the pages that exist"
    : `did you mean “${meant}”?`;
}

function anchorTrouble(anchor: string, target: Entry, place: string): string | undefined {
  if (anchor === "") return undefined;
  const ids = idsOf(target);
  if (ids.includes(anchor)) return undefined;
  const near = closest(anchor, ids);
  return `${place} has no place “#${anchor}”; ${near === undefined ? "take it away from the address" : `did you mean “#${near}”?`}`;
}

/** The anchors on an entry's page that a link may lead to. */
function idsOf(entry: Entry): string[] {
  const { anchors } = entry.kind;
  if (anchors === undefined) return [];
  if (anchors !== "headings") return [...anchors];
  return markdownOf(entry).headings.flatMap(({ id }) => id ?? []);
}
