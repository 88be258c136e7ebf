/** Addresses are unique, and links lead to an existing page and anchor. Hidden pages count as existing: the build leaves out links to them. */
import { addressProblem, hostedAddress, listedAddresses, pathsOf } from "../addresses";
import { oddCharacter } from "../characters";
import { siteMapPagePath } from "../../domain/site";
import { decodeComponent } from "../../domain/text";
import type { Entry, Problem } from "../read/entry";
import { firstViolation, type Rules } from "../rules";
import { closest, slugOf } from "../suggest";
import { at, atField, isPublished, type Subject, type ValueCheck } from "./check";
import { valuesOf } from "../walk";
import { markdownOf, type Link } from "./markdown";

interface AddressUse {
  address: string;
  entry: Entry;
  /** Where the entry lists the address; empty for the address of its page. */
  keys: (string | number)[];
}

/** Every use of an address that is taken: old addresses come after all others, and entries of a folder after the pages that exist once. */
export function* checkAddresses({ entries }: Subject): Iterable<Problem> {
  const taken = new Map<string, AddressUse>();
  for (const use of entries.flatMap(usesOf).sort((a, b) => rankOf(a) - rankOf(b))) {
    const { address, entry, keys } = use;
    const message = addressError(use, taken);
    if (message !== undefined)
      yield keys.length > 0 ? atField(entry, keys, message) : at(entry, keys, message);
    else if (!taken.has(address)) taken.set(address, use);
  }
}

/** The addresses of an entry: that of its page, and those that it lists. */
function usesOf(entry: Entry): AddressUse[] {
  const listed = (["aliases", "redirectFrom"] as const).flatMap((key) =>
    listedAddresses(entry, key).map((address, index) => ({
      address,
      entry,
      keys: [key, index],
    })),
  );
  const address = entry.kind.path?.(entry.slug);
  return address === undefined ? listed : [{ address, entry, keys: [] }, ...listed];
}

function rankOf({ entry, keys }: AddressUse): number {
  if (keys.length > 0) return keys[0] === "aliases" ? 2 : 3;
  return "folder" in entry.kind.source ? 1 : 0;
}

/** The page of another entry that hosts show at an old address. */
function pageAt({ address, entry }: AddressUse, taken: ReadonlyMap<string, AddressUse>) {
  // The field list reports other values.
  if (!/^\/[^?#]*$/.test(address)) return undefined;
  const page = taken.get(hostedAddress(address));
  return page && page.entry !== entry && page.keys[0] !== "redirectFrom" ? page : undefined;
}

function addressError(use: AddressUse, taken: ReadonlyMap<string, AddressUse>) {
  const { address, entry, keys } = use;
  const [list] = keys;
  // Names of files are checked with them.
  const why = list === undefined ? undefined : addressProblem(address);
  if (why !== undefined) return `${address} cannot be used: ${why}; choose another one`;
  const page = list === "redirectFrom" ? pageAt(use, taken) : undefined;
  const first = page ?? taken.get(address);
  // The field list reports duplicates within one list.
  const inOneList = list !== undefined && first?.entry === entry && first.keys[0] === list;
  if (!first || inOneList) return undefined;
  const { file } = first.entry;
  if (list === undefined)
    return `the page would have the address ${address}, which ${file} already uses; rename this file`;
  return first.entry === entry && first.keys.length > 0
    ? `${address} is also listed under aliases; keep only one`
    : `${address} is already an address of ${file}; choose another one, or remove it`;
}

type Targets = ReturnType<typeof targetsIn>;

/** Every link in a text with a wrong target. */
export function* checkLinks(subject: Subject): Iterable<Problem> {
  const targets = targetsIn(subject);
  for (const entry of subject.entries)
    for (const link of markdownOf(entry).links) {
      const message = linkError(link, entry, targets);
      if (message !== undefined) yield { file: entry.file, line: link.line, message };
    }
}

/** Pages that no other page lists, names in a field, or links to in a text. A notice, not a mistake: the site map leads to them. */
export function unlinkedPages(entries: readonly Entry[]): Problem[] {
  const published = entries.filter(isPublished);
  const listed = new Set(published.flatMap(({ kind }) => kind.lists ?? []));
  const linked = new Set(
    published.flatMap((entry) => [
      ...markdownOf(entry).links.map(({ address }) => partsOf(address).path),
      ...valuesOf(entry).flatMap(({ meta, value }) => (meta.page ? [String(value)] : [])),
    ]),
  );
  return published.flatMap((entry) => {
    const { kind, slug } = entry;
    const path = kind.path?.(slug);
    if (path === undefined || path === "/" || listed.has(kind.type) || linked.has(path))
      return [];
    const message = `only the site map leads to ${path}; link to it from a text, a page or content/navigation.yaml`;
    return [at(entry, [], message)];
  });
}

/** Checks of fields that link to a page. */
export function pageLinkCheck(subject: Subject): ValueCheck {
  const targets = targetsIn(subject);
  return ({ meta: { page }, value }) => {
    // The field list reports an anchor and other forms.
    const isLink = page && /^\/[^#]*$/.test(value);
    return !isLink || oddCharacter(value) !== undefined || targets.isFile(value)
      ? undefined
      : pathError(value, "", targets);
  };
}

/** The targets that links can have on the site. */
function targetsIn({ entries, unread, facts }: Subject) {
  // By addresses and aliases; undefined for a page without an entry.
  const pages = new Map<string, Entry | undefined>();
  for (const { kind, slug } of unread)
    if (kind.path && slug !== undefined) pages.set(kind.path(slug), undefined);
  for (const entry of entries) for (const path of pathsOf(entry)) pages.set(path, entry);
  // The current page by its old address.
  const moved = new Map<string, string>();
  for (const entry of entries)
    for (const address of listedAddresses(entry, "redirectFrom")) {
      const [path] = pathsOf(entry);
      if (path !== undefined && !pages.has(address)) moved.set(address, path);
    }
  const site = entries.find(({ kind }) => kind.type === "Business")?.data.siteUrl;
  // Gatsby copies the files in static/ to the site as they are.
  const isFile = (address: string) => facts.has(`static${address}`);
  return { pages, moved, site: typeof site === "string" ? site : undefined, isFile };
}

const picture = /\.(jpe?g|png|webp|avif|gif|heic|svg)$/i;

function linkError(link: Link, entry: Entry, targets: Targets): string | undefined {
  const { address, text } = link;
  const odd = oddCharacter(address);
  if (odd !== undefined) return `the address “${address}” is invalid: ${odd}`;
  // Converters put backslashes before signs that Markdown could read, and a bare address keeps them.
  if (link.bare && address.includes("\\"))
    return `the backslashes would be a part of the address; write “${address.replaceAll("\\", "")}”`;
  const { path, anchor } = partsOf(address);
  if (targets.isFile(decodeComponent(path))) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (!scheme && picture.test(address))
    return `this is a link to a picture; to show the picture, put an exclamation mark before it: ![${text}](${address})`;
  if (address === "") return `the link “${text}” has no address; write [${text}](address)`;
  if (text === "") return `the link to ${address} has no text; write [words](${address})`;
  if (scheme !== undefined) return schemeError(link, scheme, targets);
  if (address.startsWith("#")) return anchorError(anchor, entry, "this page");
  return /^\/(?!\/)/.test(address)
    ? pathError(path, anchor, targets)
    : relativeError(address, targets);
}

function partsOf(address: string): { path: string; anchor: string } {
  const [rest = "", anchor = ""] = address.split("#");
  const [path = ""] = rest.split("?");
  return { path, anchor };
}

/** A number with its country, and what may follow it: an extension, or the words of a message. */
const dialed =
  /^(?:tel:\+[1-9]\d{6,14}(?:(?:;ext=|,+)\d{1,7})?|sms:\+[1-9]\d{6,14}(?:[?&;]body=\S*)?)$/;

function schemeError(
  { address, bare }: Link,
  scheme: string,
  { site }: Targets,
): string | undefined {
  switch (scheme) {
    case "http":
      // The check of words reports bare addresses.
      return bare ? undefined : `write the address with https: “https${address.slice(4)}”`;
    case "https": {
      if (site !== undefined && (address === site || address.startsWith(`${site}/`))) {
        const path = address.slice(site.length) || "/";
        return bare
          ? `write [words](${path}) instead of “${address}”`
          : `for a page of this site, write only its path: “${path}”`;
      }
      return /^https:\/\/[^/]/.test(address) &&
        URL.canParse(address) &&
        new URL(address).hostname.includes(".")
        ? undefined
        : `“${address}” is not a complete address; copy it from the browser’s address bar`;
    }
    case "mailto":
      return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)
        ? undefined
        : `“${address}” is not an e-mail address; write mailto: and the address, such as mailto:office@company.com`;
    case "tel":
    case "sms":
      return dialed.test(address)
        ? undefined
        : `“${address}” cannot be dialed; write +, the country code and all digits, such as ${scheme}:+12025550100`;
    default:
      return `a link cannot begin with “${scheme}:”; write the address of a page, such as /contact or https://…`;
  }
}

const relativeRules: Rules = {
  "write the address without quotation marks: “{address}”": /^["'“”‘’](?<address>.*)["'“”‘’]$/,
  "write mailto: before an e-mail address: “mailto:{match}”": /^[^@\s/]+@[^@\s/]+\.[^@\s/]+$/,
  "a telephone number begins with tel:, + and the country code, such as tel:+12025550100":
    /^[\d\s().+-]{7,}$/,
  "write the complete address: “https:{match}”": /^\/\/.*/,
  "write the complete address: “https://{match}”":
    /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|edu|io|us|co)(?:\/|$)).*/i,
  "write the complete address: “https://{rest}”": /^https?:?\/{1,2}(?<rest>.*)/,
};

function relativeError(address: string, { pages, isFile }: Targets): string {
  const error = firstViolation(address, relativeRules);
  if (error !== undefined) return error;
  const name = partsOf(address)
    .path.replace(/\.(md|html)$/, "")
    .replace(/^(\.{0,2}\/)+/, "");
  const meant = [...pages.keys()].find((path) => path.endsWith(`/${name}`));
  if (meant === undefined && /\.\w+$/.test(name) && !isFile(`/${name}`))
    return `there is no file static/${name}; add it there and write “/${name}”`;
  return `the address of a page of this site begins with a slash; write “${meant ?? `/${name}`}”`;
}

function pathError(
  path: string,
  anchor: string,
  { pages, moved }: Targets,
): string | undefined {
  const now = moved.get(path);
  if (now !== undefined) return `${path} is an old address; write “${now}”`;
  if (!pages.has(path) && /\.(?!html?$|md$|php$)\w+$/.test(path))
    return `there is no file static${path}; add it there, or write the address of a page`;
  if (!pages.has(path))
    return `there is no page ${path}; ${meantPath(path, [...pages.keys()])}`;
  const target = pages.get(path);
  return target && anchorError(anchor, target, path);
}

function meantPath(path: string, paths: readonly string[]): string {
  const tidy =
    path
      .replace(/\.(md|html)$/, "")
      .replace(/\/+$/, "")
      .toLowerCase() || "/";
  const last = slugOf(tidy.split("/").at(-1) ?? "");
  const meant =
    paths.find((existing) => existing === tidy) ??
    paths.find((existing) => existing.endsWith(`/${last}`)) ??
    closest(tidy, paths);
  return meant === undefined
    ? `the site map at ${siteMapPagePath} lists the pages that exist`
    : `did you mean “${meant}”?`;
}

/** Anchors of notes in texts that were converted from Word or LibreOffice. */
const noteAnchor = /^_?(?:sd)?(?:ftn|edn|footnote|endnote|fn\b|fnref)/;

function anchorError(anchor: string, target: Entry, page: string): string | undefined {
  const ids = idsOf(target);
  if (anchor === "" || ids.includes(anchor)) return undefined;
  if (noteAnchor.test(anchor))
    return "footnotes are not supported; write the note in parentheses, or a link: [words](address)";
  const near = closest(anchor, ids);
  return `${page} has no heading or anchor “#${anchor}”; ${near === undefined ? "remove it from the address" : `did you mean “#${near}”?`}`;
}

/** The anchors on an entry's page that a link may lead to. */
function idsOf(entry: Entry): readonly string[] {
  const { anchors = [] } = entry.kind;
  return anchors === "headings"
    ? markdownOf(entry).blocks.flatMap(({ token }) => token.attrGet("id") ?? [])
    : anchors;
}
