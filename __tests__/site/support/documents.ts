/** The built pages as parsed documents, and what a visitor or a program reads in them: texts, links, and what the head says. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { pageFile } from "../../../scripts/built-pages";

/** The address that stands for the 404 screen here. */
export const notFoundPath = "/404";

const parser = new new JSDOM("").window.DOMParser();
const documents = new Map<string, Document>();

/** Parses `markup` without styles, which would take most of the time, and without React's comments between texts. */
export const parse = (markup: string): Document =>
  parser.parseFromString(
    markup.replace(/<style[^>]*>[\s\S]*?<\/style>/g, "").replaceAll("<!-- -->", ""),
    "text/html",
  );

/** The parsed page at `address`. Throws if it was not built. */
export function builtPage(address: string): Document {
  const file = path.join("dist", pageFile(address));
  const document = documents.get(address) ?? parse(readFileSync(file, "utf8"));
  documents.set(address, document);
  return document;
}

/** `text` on one line, with straight apostrophes. */
export const plain = (text: string) => text.replace(/\s+/g, " ").replaceAll("’", "'").trim();

/** The text of `node` on one line, without the note about new tabs for screen readers. */
export const words = (node: Node): string =>
  plain((node.textContent ?? "").replaceAll(/ ?\(opens in a new tab\)/g, ""));

/** All matches of `selector`. */
export const all = (root: ParentNode, selector: string): Element[] => [
  ...root.querySelectorAll(selector),
];

/** The texts of all matches of `selector`. */
export const texts = (root: ParentNode, selector: string) => all(root, selector).map(words);

/** The value of the attribute `name`; empty without it. */
export const attribute = (element: Element, name: string) => element.getAttribute(name) ?? "";

/** The texts and addresses of all links in `root`. */
export const links = (root: ParentNode): [string, string][] =>
  all(root, "a[href]").map((link) => [words(link), attribute(link, "href")]);

/** The content of all meta elements with the name or property `key`. */
export const meta = (page: Document, key: string): string[] =>
  all(page, `meta[name="${key}"], meta[property="${key}"]`).map((element) =>
    attribute(element, "content"),
  );

/** The href of all link elements of this relation. */
export const hrefs = (page: Document, relation: string): string[] =>
  all(page, `head link[rel="${relation}"]`).map((element) => attribute(element, "href"));
