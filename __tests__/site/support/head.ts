/** The heads of all built pages. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "./documents";
import { pages } from "./site";

export interface BuiltHead {
  /** The page's address; "/404.html" is the 404 screen. */
  path: string;
  document: Document;
  /** The content of all meta elements with the name or property `key`. */
  meta: (key: string) => (string | null)[];
  /** The href of all link elements with this rel. */
  links: (rel: string) => (string | null)[];
  /** The text of each JSON-LD block. */
  data: string[];
}

const missing = {
  path: "/404.html",
  html: readFileSync(path.resolve("dist/404.html"), "utf8"),
};

/** All built HTML files. */
export const heads: readonly BuiltHead[] = [...pages, missing].map((page) => {
  const document = parse(page.html);
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return {
    path: page.path,
    document,
    meta: (key) => all(`meta[name="${key}"], meta[property="${key}"]`, "content"),
    links: (rel) => all(`link[rel="${rel}"]`, "href"),
    data: [
      ...page.html.matchAll(
        /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
      ),
    ].map(([, text]) => text ?? ""),
  };
});

/** A node of structured data. */
export interface Node {
  "@type": string;
  "@id"?: string;
  [key: string]: unknown;
}

/** The graph of a page. Throws unless there is exactly one block that parses. */
export function graphOf({ path: address, data }: BuiltHead): Node[] {
  if (data.length !== 1) throw new Error(`${address} has ${data.length} blocks of data`);
  return (JSON.parse(data[0] ?? "") as { "@graph": Node[] })["@graph"];
}

/** All nodes of a graph, including nested ones. */
export function everyNode(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everyNode);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(everyNode)];
}
