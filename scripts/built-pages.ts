/** Reads a built site in its folder: its pages, and the header rules for hosts. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { editorPath } from "../src/domain/files";

export interface BuiltPage {
  /** Its path on the site, without a trailing slash. */
  path: string;
  /** Its file relative to the site's folder, with the system's separators. */
  file: string;
}

/** The file of the page at `address`, relative to the site's folder: about.html for /about. */
export const pageFile = (address: string): string =>
  address === "/" ? "index.html" : `${address.slice(1)}.html`;

/** HTML files that are not pages of the site, and page-data/, where Gatsby creates a folder named 404.html. */
const others = new RegExp(`^(page-data/|404\\.html$|${editorPath.slice(1)}/)`);

/** All pages in `folder` (such as dist), ordered by path, without the 404 page and the editor. */
export function builtPages(folder: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => ({ file, name: file.split(path.sep).join("/") }))
    .filter(({ name }) => name.endsWith(".html") && !others.test(name))
    .map(({ file, name }) => ({
      file,
      path: name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`,
    }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** The content types of all files of the site, each with file extensions. */
const contentTypes: Readonly<Record<string, string>> = {
  "application/atom+xml": "atom",
  "application/json": "json",
  "application/manifest+json": "webmanifest",
  "application/xml": "xml",
  "font/woff2": "woff2",
  "image/avif": "avif",
  "image/jpeg": "jpg jpeg",
  "image/png": "png",
  "image/svg+xml": "svg",
  "image/vnd.microsoft.icon": "ico",
  "image/webp": "webp",
  "text/css": "css",
  "text/html": "html",
  "text/javascript": "js mjs",
  "text/plain": "txt",
  "text/vcard": "vcf",
  "video/mp4": "mp4",
  "video/webm": "webm",
};

/** The content type of a file, by its extension. */
export const contentType = (file: string): string =>
  Object.entries(contentTypes).find(([, endings]) =>
    endings.split(" ").includes(path.extname(file).slice(1)),
  )?.[0] ?? "application/octet-stream";

export type Headers = Readonly<Record<string, string>>;

/**
 * Reads the file _headers in `folder`: a path, in which * matches anything, and indented lines with headers. A line that begins with an
 * exclamation mark removes a header of the rules above.
 * @returns a function that returns the headers of an address, with names in lower case.
 */
export function headersOf(folder: string): (address: string) => Headers {
  const rules = readFileSync(path.join(folder, "_headers"), "utf8")
    .split(/\n(?=\/)/)
    .map((block) => {
      const [rule = "", ...lines] = block.trim().split("\n");
      const pattern = rule.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
      return { pattern: new RegExp(`^${pattern}$`), lines: lines.map((line) => line.trim()) };
    });
  return (address) => {
    const headers = new Map<string, string>();
    for (const { pattern, lines } of rules)
      for (const line of pattern.test(address) ? lines : []) {
        const [, removed, name = "", value = ""] =
          /^(! )?([^:]+)(?:: *(.*))?$/.exec(line) ?? [];
        if (removed) headers.delete(name.toLowerCase());
        else headers.set(name.toLowerCase(), value);
      }
    return Object.fromEntries(headers);
  };
}
