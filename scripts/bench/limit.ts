/** The limit to which the site is compared: the same page without scripts. */

/** Elements that are or load scripts. This includes JSON-LD. */
const scripts = [
  /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi,
  /<link\b(?=[^>]*\brel="?modulepreload\b)[^>]*>/gi,
  /<link\b(?=[^>]*\bas="?script\b)[^>]*>/gi,
];

/** Removes all scripts from `html` and changes nothing else. */
export const withoutScripts = (html: string): string =>
  scripts.reduce((rest, element) => rest.replace(element, ""), html);
