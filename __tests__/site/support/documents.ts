/** The built site as parsed documents, without a browser. */
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
