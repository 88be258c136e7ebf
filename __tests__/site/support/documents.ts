/** The built site as parsed documents, without a browser. Every change is made in memory. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { pageFile } from "../../../scripts/built-pages";

/**
 * What checks look at. Pages are named by their address ("/about"; "/404.html" is the screen for missing pages), files by their path in
 * the project.
 */
export interface Site {
  /** The page at `address`, parsed. Throws if it was not built. */
  page: (address: string) => Document;
  /** The styles that stand in the page at `address`. */
  styles: (address: string) => string;
  /** The text of a file of the project. */
  file: (name: string) => string;
}

/** A replacement in the source of one page or file, at one place. */
export interface Change {
  /** Address of the page or path of the file. */
  in: string;
  /** The text before, as it stands in the source. */
  from: string;
  to: string;
  /** Text that stands somewhere before the place, where `from` alone stands at several. */
  after?: string;
}

const root = path.resolve(".");
const sources = new Map<string, string>();
const documents = new Map<string, Document>();
const parser = new new JSDOM("").window.DOMParser();

/** The site as it is in dist/ and in the project. */
export const builtSite: Site = {
  page: (address) => kept(documents, address, () => parse(source(address))),
  styles: (address) => stylesIn(source(address)),
  file: source,
};

/** The same site with one change. Throws where the text to be changed is not there. */
export function changedSite(change: Change): Site {
  const text = changed(source(change.in), change);
  let document: Document | undefined;
  const isChanged = (name: string) => name === change.in;
  return {
    page: (address) =>
      isChanged(address) ? (document ??= parse(text)) : builtSite.page(address),
    styles: (address) => (isChanged(address) ? stylesIn(text) : builtSite.styles(address)),
    file: (name) => (isChanged(name) ? text : source(name)),
  };
}

/** `site`, with every page and file that is looked at noted in `seen`. */
export function watched(site: Site, seen: Set<string>): Site {
  const noting =
    <Result>(look: (name: string) => Result) =>
    (name: string) => {
      seen.add(name);
      return look(name);
    };
  return { page: noting(site.page), styles: noting(site.styles), file: noting(site.file) };
}

function changed(text: string, { in: name, from, to, after = "" }: Change): string {
  const start = text.indexOf(after);
  const at = start < 0 ? -1 : text.indexOf(from, start + after.length);
  if (at < 0) throw new Error(`“${from}” does not stand in ${name}.`);
  return text.slice(0, at) + to + text.slice(at + from.length);
}

function source(name: string): string {
  return kept(sources, name, () =>
    name.startsWith("/") ? markupOf(name) : readFileSync(path.join(root, name), "utf8"),
  );
}

/** The markup of a page without the marks that React leaves between texts. */
function markupOf(address: string): string {
  const file = address.endsWith(".html") ? address : pageFile(address);
  return readFileSync(path.join(root, "dist", file), "utf8").replaceAll("<!-- -->", "");
}

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

const stylesIn = (markup: string) =>
  [...markup.matchAll(styleElement)].map(([, sheet]) => sheet).join("\n");

/** `markup` as a document, without styles and scripts, which would be most of the work. */
export function parse(markup: string): Document {
  const bare = markup.replace(styleElement, "").replace(/<script[\s\S]*?<\/script>/g, "");
  return parser.parseFromString(bare, "text/html");
}

function kept<Value>(store: Map<string, Value>, name: string, make: () => Value): Value {
  const value = store.get(name) ?? make();
  store.set(name, value);
  return value;
}
