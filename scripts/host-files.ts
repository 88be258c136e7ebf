/** Parses the files of static hosts (_headers, _redirects), and lists the content types of the edge. */

export interface HeaderRule {
  /** A path, in which * matches anything. */
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** Names of headers of other rules that do not apply to this path; the lines begin with an exclamation mark. */
  without: readonly string[];
}

/** The edge's content types of all files of the site, each with file extensions. */
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

/** Parses a _headers file: a path at the start of a line, followed by indented headers. Throws for an invalid header. */
export function headerRules(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [path = "", ...lines] = block.trim().split("\n");
    const [taken, set] = [true, false].map((sign) =>
      lines.map((line) => line.trim()).filter((line) => line.startsWith("!") === sign),
    ) as [string[], string[]];
    return {
      path,
      headers: set.map(header),
      without: taken.map((line) => line.slice(1).trim()),
    };
  });
}

function header(line: string): [string, string] {
  const at = line.indexOf(":");
  if (at < 0) throw new Error(`“${line}” in _headers is not a header.`);
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** Converts the path of a rule to a regular expression without anchors. */
export const pathPattern = (path: string): string =>
  path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
