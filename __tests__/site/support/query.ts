/** Reads elements of a parsed page as a visitor would: texts, links, and what the head says. */

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
