/** Small functions on texts. */

/** Replaces the placeholders in a sentence of content: "in {region}" with `{ region: "Kent County" }`. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );

/** Letters that do not decompose into a letter and an accent, and other signs, as people type them. */
const typed: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th", ø: "o", ł: "l" },
  ...{ ð: "d", đ: "d", ı: "i", ħ: "h", ŧ: "t", ŋ: "n" },
  ...{ "×": "x", "⁄": "/" },
};

/** `text` in lowercase letters as they are typed: without accents, invisible characters and signs such as ™. “1½” is “1 1/2”. */
export const inPlainLetters = (text: string): string =>
  text
    .replace(/[™℠®©´\p{Cf}]/gu, "")
    .replace(/[¼-¾⅐-⅞]/g, " $&")
    // An accent is then a character of its own.
    .normalize("NFKD")
    .replace(/[\p{Mn}\p{Me}]/gu, "")
    .toLowerCase()
    .replace(/[^\0-~]/g, (sign) => typed[sign] ?? sign);

/** `text` as the content of an HTML element, or as the value of an attribute in double quotation marks. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** A heading with non-breaking spaces in names such as "Bay City" or "Kent County", so that no name is split over two lines. */
export const wholeNames = (text: string): string =>
  text.replace(/ (?=(City|County)\b)/g, "\u00a0");

/**
 * The text for `error`, which may be anything: the status and its text if it has them, like a response; else its message, or an empty
 * string. Incomplete data of a page causes a TypeError, or Gatsby's own message (cache-dir/static-query.js), which blames a bug in Gatsby.
 */
export function errorMessage(error: unknown): string {
  const { status, statusText, message = error } = Object(error) as Record<string, unknown>;
  if (typeof status === "number" && status > 0)
    return [status, statusText].filter(Boolean).join(" ");
  if (typeof message !== "string") return "";
  return error instanceof TypeError || message.includes("bug in Gatsby")
    ? "Part of this page did not load."
    : message;
}

/** The parsed address; undefined if it is invalid. Not by URL.canParse, which Safari before 17 lacks. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

const orUnchanged =
  (decode: (text: string) => string) =>
  (text: string): string => {
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

/** A crop of the section drawing as numbers, in the drawing's own units. In content it is written as "x y width height". */
export function cropBox(crop: string) {
  const [x = 0, y = 0, width = 0, height = 0] = crop.split(" ").map(Number);
  return { x, y, width, height };
}
