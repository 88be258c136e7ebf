/** The built pages as parsed documents. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { pages } from "./site";

/** The address that stands for the 404 screen here. */
export const notFoundPath = "/404.html";

const parser = new new JSDOM("").window.DOMParser();
const documents = new Map<string, Document>();

/** Parses `markup` without styles, which would take most of the time, and without React's comments between texts. */
export const parse = (markup: string): Document =>
  parser.parseFromString(
    markup.replace(/<style[^>]*>[\s\S]*?<\/style>/g, "").replaceAll("<!-- -->", ""),
    "text/html",
  );

/** The markup of the page at `address`. Throws if it was not built. */
function htmlOf(address: string): string {
  if (address === notFoundPath) return readFileSync(path.resolve("dist/404.html"), "utf8");
  const page = pages.find(({ path: built }) => built === address);
  if (!page) throw new Error(`${address} was not built`);
  return page.html;
}

export const builtSite = {
  /** The parsed page at `address`. Throws if it was not built. */
  page(address: string): Document {
    const document = documents.get(address) ?? parse(htmlOf(address));
    documents.set(address, document);
    return document;
  },
};
