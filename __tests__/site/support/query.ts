/** Finds elements as a visitor would describe them. */
import assert from "node:assert/strict";
import { pages } from "./site";
import type { Site } from "./documents";

/**
 * The text of `node` on one line, in the form of the specification: with straight apostrophes, and without the note about new tabs for screen
 * readers.
 */
export function words(node: Node): string {
  return plain((node.textContent ?? "").replaceAll(/ ?\(opens in a new tab\)/g, ""));
}

/** `text` on one line, with straight apostrophes. */
export const plain = (text: string) => text.replace(/\s+/g, " ").replaceAll("’", "'").trim();

/** All matches of `selector`. */
export const all = (root: ParentNode, selector: string): Element[] => [
  ...root.querySelectorAll(selector),
];

/** The texts of all matches of `selector`. */
export const texts = (root: ParentNode, selector: string) => all(root, selector).map(words);

/** The only match of `selector`. Throws if there are none or several. */
export function only(root: ParentNode, selector: string): Element {
  const [first, ...others] = all(root, selector);
  if (!first || others.length > 0)
    assert.fail(`${selector} is there ${first ? others.length + 1 : 0} times, not once`);
  return first;
}

/** The value of `attribute`. */
export const attribute = (element: Element, name: string) => element.getAttribute(name) ?? "";

/** The texts and addresses of all links in `root`. */
export const links = (root: ParentNode): [string, string][] =>
  all(root, "a[href]").map((link) => [words(link), attribute(link, "href")]);

/** The address of the only link with this text. */
export function hrefOf(root: ParentNode, label: string): string {
  const found = links(root).filter(([text]) => text === label);
  assert.equal(found.length, 1, `“${label}” is there ${found.length} times, not once`);
  return found[0]?.[1] ?? "";
}

/** The checks and pages that have passed. */
const passed = new WeakMap<object, WeakSet<Document>>();

/** Runs a check on `page` unless it has passed there before. Most edits change few pages, so this saves time. */
export function lookOnce(look: object, page: Document, run: () => void): void {
  const seen = passed.get(look) ?? new WeakSet();
  passed.set(look, seen);
  if (seen.has(page)) return;
  run();
  seen.add(page);
}

/** A check of every page of the site. */
export const onEveryPage =
  (look: (page: Document, address: string) => void) => (site: Site) => {
    for (const { path } of pages) {
      const page = site.page(path);
      lookOnce(look, page, () => look(page, path));
    }
  };

/** The bands of a page: sections and articles of its main part, in order. */
export const bands = (page: Document) => all(page, "main > section, main > article");

/** The band at `place`, counted from 1. Throws if there is none. */
export function band(page: Document, place: number): Element {
  const found = bands(page)[place - 1];
  assert.ok(found, `there is no band ${place}`);
  return found;
}

/** Throws unless `text` contains each of `parts`. */
export function holds(text: string, ...parts: string[]): void {
  for (const part of parts) assert.ok(text.includes(part), `“${part}” is not in “${text}”`);
}
