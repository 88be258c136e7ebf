/** The built site as parsed documents. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { pageFile } from "../../../scripts/built-pages";

/** Pages are named by their address ("/about"; "/404.html" is the 404 screen), files by their path in the project. */
export interface Site {
  /** The parsed page at `address`. Throws if it was not built. */
  page: (address: string) => Document;
  /** The inline styles of the page at `address`. */
  styles: (address: string) => string;
  /** The text of a file in the project. */
  file: (name: string) => string;
}

const root = path.resolve(".");
const sources = new Map<string, string>();
const documents = new Map<string, Document>();
const parser = new new JSDOM("").window.DOMParser();

/** Reads dist/ and the project. */
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

/** The markup of a page without React's comments between texts. */
function markupOf(address: string): string {
  const file = address.endsWith(".html") ? address : pageFile(address);
  return readFileSync(path.join(root, "dist", file), "utf8").replaceAll("<!-- -->", "");
}

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

const stylesIn = (markup: string) =>
  [...markup.matchAll(styleElement)].map(([, sheet]) => sheet).join("\n");

/** Parses `markup` without styles and scripts, which would take most of the time. */
export function parse(markup: string): Document {
  const bare = markup.replace(styleElement, "").replace(/<script[\s\S]*?<\/script>/g, "");
  return parser.parseFromString(bare, "text/html");
}

function kept<Value>(store: Map<string, Value>, name: string, make: () => Value): Value {
  const value = store.get(name) ?? make();
  store.set(name, value);
  return value;
}
