/** Parsing of addresses that may be malformed. */

/** The parsed address; undefined if it is invalid. Not URL.canParse(), which Safari before 17 and Chrome before 120 lack. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

const orUnchanged = (decode: (text: string) => string) => (text: string) => {
  try {
    return decode(text);
  } catch {
    return text;
  }
};

/**
 * decodeURIComponent and decodeURI, but a malformed text stays as it is: mail programs and forums cut addresses off, and a visitor of
 * /about#100% must see the page. webpack puts them into all scripts instead of the browser's, also into Gatsby's (src/gatsby/webpack.ts).
 */
export const decodeComponent = orUnchanged(globalThis.decodeURIComponent);
export const decodeAddress = orUnchanged(globalThis.decodeURI);
