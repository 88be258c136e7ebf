/** The limit that the site is measured against: the same page, hand-written as it were, without a script. */

/** Elements that are scripts or fetch some. Data blocks (JSON-LD) are script elements, too: a page can do without. */
const scripts = [
  /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi,
  /<link\b(?=[^>]*\brel="?modulepreload\b)[^>]*>/gi,
  /<link\b(?=[^>]*\bas="?script\b)[^>]*>/gi,
];

/** `html` with every script taken out and everything else byte for byte. */
export const withoutScripts = (html: string): string =>
  scripts.reduce((rest, element) => rest.replace(element, ""), html);
