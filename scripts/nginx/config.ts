/** Creates a configuration with which nginx responds like the edge: the same paths, redirects and headers. */
import { contentTypes, headerRules, pathPattern, type HeaderRule } from "../host-files";

export interface NginxInputs {
  /** The text of the built site's _headers. */
  headers: string;
  /** The text of its _redirects. */
  redirects: string;
  /** Absolute path of the built site. */
  folder: string;
  /** The value of the directive `listen`. */
  listen: string;
}

/** The default Cache-Control, as on Cloudflare and Netlify. */
const cacheDefaults = [
  'default "public, max-age=0, must-revalidate";',
  // A missing file may exist after the next deploy.
  '"~^404 " "no-store";',
];

/** Maps and a server, to be included in nginx's http block. */
export function nginxConfig({ headers, redirects, folder, listen }: NginxInputs): string {
  const rules = headerRules(headers);
  const everywhere = rules.filter(({ path }) => path === "/*").flatMap((rule) => rule.headers);
  const cached = rules.flatMap(({ path, headers: own }) =>
    own
      .filter(([name]) => name === "Cache-Control")
      .map(([, value]) => `"~^(200|206|304) ${pathPattern(path)}$" ${quoted(value)};`),
  );
  const special = new Map(specialHeaders(rules, everywhere));
  return `map "$status $uri" $site_cache {
  ${[...cacheDefaults, ...cached].join("\n  ")}
}
${[...special.values()].map((map) => `\n${map}\n`).join("")}
server {
  listen ${listen};
  root ${quoted(folder)};
  absolute_redirect off;
  server_tokens off;
  default_type application/octet-stream;
  types {
    ${Object.entries(contentTypes)
      .map(([type, endings]) => `${type} ${endings};`)
      .join("\n    ")}
  }
  charset utf-8;
  charset_types application/atom+xml application/xml text/css text/javascript text/plain text/vcard;
  gzip on;
  gzip_vary on;
  gzip_types application/atom+xml application/json application/manifest+json application/xml image/svg+xml text/css text/javascript text/plain;

  # Of this level only: a location with a header of its own would lose them all.
  ${everywhere
    .filter(([name]) => !special.has(name))
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .join("\n  ")}
  ${[...special.keys()].map((name) => `add_header ${name} ${variableOf(name)} always;`).join("\n  ")}
  add_header Cache-Control $site_cache always;

  error_page 404 /404.html;
  location = /404 { return 404; }
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
    if (-f $document_root$page.html) { return 307 $page$is_args$args; }
    return 404;
  }
  location / { try_files $uri.html $uri =404; }
}
`;
}

/** Headers that other parts of the configuration set. */
const mapped = ["Cache-Control", "Content-Type"];

/** An nginx map for each header whose value differs on some paths, such as the policy of the editor. nginx omits a header with an empty value. */
function specialHeaders(
  rules: readonly HeaderRule[],
  everywhere: HeaderRule["headers"],
): (readonly [name: string, map: string])[] {
  const own = rules
    .filter(({ path }) => path !== "/*")
    .flatMap(({ path, headers }) => headers.map(([name, value]) => ({ path, name, value })))
    .filter(({ name }) => !mapped.includes(name));
  return [...new Set(own.map(({ name }) => name))].map((name) => {
    const usual = everywhere.find(([other]) => other === name)?.[1] ?? "";
    const lines = own
      .filter((rule) => rule.name === name)
      // try_files appends .html to the address of a page.
      .map(({ path, value }) => `"~^${pathPattern(path)}(\\.html)?$" ${quoted(value)};`);
    const body = [`default ${quoted(usual)};`, ...lines].join("\n  ");
    return [name, `map $uri ${variableOf(name)} {\n  ${body}\n}`] as const;
  });
}

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

/** Path and target of each line of a _redirects file. */
function redirectLines(text: string): [string, string][] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(" "))
    .map(([from = "", to = ""]) => [from, to]);
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
