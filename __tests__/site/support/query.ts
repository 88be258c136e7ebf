/** Looks things up in a page as a visitor would name them. */
import assert from "node:assert/strict";
import { pages } from "./site";
import type { Site } from "./documents";

/**
 * The words of `node` in one line, as the specification has them: with the apostrophes of a keyboard, and without the note on new tabs, which
 * only screen readers read.
 */
export function words(node: Node): string {
  return plain((node.textContent ?? "").replaceAll(/ ?\(opens in a new tab\)/g, ""));
}

/** `text` in one line, with the apostrophes of a keyboard. */
export const plain = (text: string) => text.replace(/\s+/g, " ").replaceAll("’", "'").trim();

/** All elements that match `selector`. */
export const all = (root: ParentNode, selector: string): Element[] => [
  ...root.querySelectorAll(selector),
];

/** The words of all elements that match `selector`. */
export const texts = (root: ParentNode, selector: string) => all(root, selector).map(words);

/** The one element that matches `selector`; throws if there are none or several. */
export function only(root: ParentNode, selector: string): Element {
  const [first, ...others] = all(root, selector);
  if (!first || others.length > 0)
    assert.fail(`${selector} is there ${first ? others.length + 1 : 0} times, not once`);
  return first;
}

/** What `element` says in `attribute`. */
export const attribute = (element: Element, name: string) => element.getAttribute(name) ?? "";

/** The links in `root`: their words and where they lead. */
export const links = (root: ParentNode): [string, string][] =>
  all(root, "a[href]").map((link) => [words(link), attribute(link, "href")]);

/** Where the one link leads that has these words. */
export function hrefOf(root: ParentNode, label: string): string {
  const found = links(root).filter(([text]) => text === label);
  assert.equal(found.length, 1, `“${label}” is there ${found.length} times, not once`);
  return found[0]?.[1] ?? "";
}

/** What has been looked at already, and was as it should be. */
const passed = new WeakMap<object, WeakSet<Document>>();

/** Has `look` look at `page`, unless it did and did not throw: most changes leave most pages alone. */
export function lookOnce(look: object, page: Document, run: () => void): void {
  const seen = passed.get(look) ?? new WeakSet();
  passed.set(look, seen);
  if (seen.has(page)) return;
  run();
  seen.add(page);
}

/** A check that has `look` look at every page of the site. */
export const onEveryPage =
  (look: (page: Document, address: string) => void) => (site: Site) => {
    for (const { path } of pages) {
      const page = site.page(path);
      lookOnce(look, page, () => look(page, path));
    }
  };

/** The bands of a page: the sections in its main part, in their order, counted from 1 by `band`. */
export const bands = (page: Document) => all(page, "main > section, main > article");

/** The band at `place`, counted from 1. */
export function band(page: Document, place: number): Element {
  const found = bands(page)[place - 1];
  assert.ok(found, `there is no band ${place}`);
  return found;
}

/** Says whether `text` holds every one of `parts`. */
export function holds(text: string, ...parts: string[]): void {
  for (const part of parts) assert.ok(text.includes(part), `“${part}” is not in “${text}”`);
}
