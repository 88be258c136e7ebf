/** What static hosts read beside the pages (_headers, _redirects), and the types that the edge gives to files. */

export interface HeaderRule {
  /** A path, where * stands for anything. */
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** Content types of what the site consists of, as the edge names them, each with the endings of its files. */
export const contentTypes: Readonly<Record<string, string>> = {
  "application/atom+xml": "atom",
  "application/json": "json",
  "application/manifest+json": "webmanifest",
  "application/xml": "xml",
  "font/woff2": "woff2",
  "image/avif": "avif",
  "image/jpeg": "jpg jpeg",
  "image/png": "png",
  "image/svg+xml": "svg",
  "image/webp": "webp",
  "image/x-icon": "ico",
  "text/css": "css",
  "text/html": "html",
  "text/javascript": "js mjs",
  "text/plain": "txt",
  "text/vcard": "vcf",
  "video/mp4": "mp4",
  "video/webm": "webm",
};

/** Rules of a _headers file: a path at the beginning of a line, its headers below, indented. Throws for a line that is no header. */
export function headerRules(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [path = "", ...lines] = block.trim().split("\n");
    return { path, headers: lines.map(header) };
  });
}

function header(line: string): [string, string] {
  const at = line.indexOf(":");
  if (at < 0) throw new Error(`“${line}” in _headers is no header.`);
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** The path of a rule as a regular expression, without anchors. */
export const pathPattern = (path: string): string =>
  path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
