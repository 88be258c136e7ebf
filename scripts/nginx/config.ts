/** The configuration with which nginx answers as the edge does: the same paths, redirects and headers. */

interface Rule {
  /** A path, where * stands for anything. */
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
}

export interface NginxInputs {
  /** The text of the built site's _headers, */
  headers: string;
  /** and of its _redirects. */
  redirects: string;
  /** Absolute path of the built site. */
  folder: string;
  /** What nginx listens on, as its directive has it. */
  listen: string;
}

/** Content types of what the site consists of, as the edge names them. */
const types: Readonly<Record<string, string>> = {
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

/** What holds where no rule says otherwise; Cloudflare and Netlify say so by themselves. */
const cacheDefaults = [
  'default "public, max-age=0, must-revalidate";',
  // A file that is missing now may come with the next deploy.
  '"~^404 " "no-store";',
];

/** Maps and one server, to be included in nginx's http block. */
export function nginxConfig({ headers, redirects, folder, listen }: NginxInputs): string {
  const rules = headerRules(headers);
  const everywhere = rules.filter(({ path }) => path === "/*").flatMap((rule) => rule.headers);
  const cached = rules.flatMap(({ path, headers: own }) =>
    own
      .filter(([name]) => name === "Cache-Control")
      .map(([, value]) => `"~^(200|206|304) ${pattern(path)}$" ${quoted(value)};`),
  );
  return `map "$status $uri" $site_cache {
  ${[...cacheDefaults, ...cached].join("\n  ")}
}

server {
  listen ${listen};
  root ${quoted(folder)};
  absolute_redirect off;
  server_tokens off;
  default_type application/octet-stream;
  types {
    ${Object.entries(types)
      .map(([type, endings]) => `${type} ${endings};`)
      .join("\n    ")}
  }
  charset utf-8;
  charset_types application/atom+xml application/xml text/css text/javascript text/plain text/vcard;
  gzip on;
  gzip_vary on;
  gzip_types application/atom+xml application/json application/manifest+json application/xml image/svg+xml text/css text/javascript text/plain;

  # Of this level only: a location with a header of its own would lose them all.
  ${everywhere.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join("\n  ")}
  add_header Cache-Control $site_cache always;

  error_page 404 /404.html;
  location = /404.html { internal; }
  location = /_headers { return 404; }
  location = /_redirects { return 404; }
  ${redirectLines(redirects)
    .map(([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }`)
    .join("\n  ")}

  # A page has one address: no slash, no file name, no empty part.
  if ($request_uri ~ "^(?<head>(/[\\w.-]+)*)//+(?<tail>[\\w/.-]*)") {
    return 307 $head/$tail$is_args$args;
  }
  location = / { try_files /index.html =404; }
  location = /index { return 307 /$is_args$args; }
  location = /index.html { return 307 /$is_args$args; }
  location ~ ^(?<page>/[\\w/.-]*?)(/|/index|/index\\.html|\\.html)$ {
    if (-f $document_root$page/index.html) { return 307 $page$is_args$args; }
    return 404;
  }
  location / { try_files $uri/index.html $uri =404; }
}
`;
}

/** Rules of a _headers file: a path at the beginning of a line, its headers below, indented. */
function headerRules(text: string): Rule[] {
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

/** Address and target of each line of a _redirects file. */
function redirectLines(text: string): [string, string][] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(" "))
    .map(([from = "", to = ""]) => [from, to]);
}

const pattern = (path: string) =>
  path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
