/** The expected response for every request, on any host. Used by the site tests and `npm run check:site`. */
import { securityPath } from "../../src/domain/files";

/** Cache lifetimes: forever, with revalidation, or none. */
export type Kept = "forever" | "revalidated" | "never";

export const cacheControl: Readonly<Record<Kept, string>> = {
  forever: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
  never: "no-store",
};

/** Headers of every response, in lower case. */
export const security = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
] as const;

export interface Answer {
  path: string;
  status: 200 | 301 | 307 | 404;
  /** The target of a redirect. */
  to?: string;
  /** The content type, without charset. */
  type?: string;
  /** Left out for redirects, for which hosts send none or a harmless one. */
  kept?: Kept;
}

/** The addresses of a site. */
export interface Addresses {
  /** Paths of all pages, including aliases. */
  pages: readonly string[];
  /** Old paths with the targets of their redirects. */
  old: ReadonlyMap<string, string>;
  /** Paths of unpublished pages. */
  hidden: readonly string[];
  /** Known paths of files with content hashes in their names. */
  files: readonly string[];
  /** true if the site has a security.txt. */
  security: boolean;
}

const page = (path: string): Answer => ({
  path,
  status: 200,
  type: "text/html",
  kept: "revalidated",
});

const missing = (path: string): Answer => ({
  path,
  status: 404,
  type: "text/html",
  kept: "never",
});

/** Another form of a page's address. */
const moved = (path: string, to: string): Answer => ({ path, status: 307, to });

const file = (path: string, type: string, kept: Kept): Answer => ({
  path,
  status: 200,
  type,
  kept,
});

/** Other forms of the pages' addresses, such as /about/, with the responses to them. */
export const formsOf = (pages: readonly string[]): Answer[] =>
  pages.flatMap((path) =>
    path === "/"
      ? [moved("/index.html", "/"), moved("/index", "/")]
      : [`${path}/`, `${path}/index.html`, `${path}/index`, `${path}.html`].map((form) =>
          moved(form, path),
        ),
  );

/** Types of files that are cached forever. */
const types: Readonly<Record<string, string>> = {
  js: "text/javascript",
  css: "text/css",
  avif: "image/avif",
  webp: "image/webp",
  svg: "image/svg+xml",
  woff2: "font/woff2",
  mp4: "video/mp4",
  webm: "video/webm",
};

/** All other responses of a site with these addresses; for `files`, only the first of each type. */
export function answersOf({
  pages,
  old,
  hidden,
  files,
  security: contact,
}: Addresses): Answer[] {
  const lasting = Object.entries(types).flatMap(([ending, type]) =>
    files
      .filter((path) => path.endsWith(`.${ending}`))
      .slice(0, 1)
      .map((path) => file(path, type, "forever")),
  );
  return [
    ...pages.map(page),
    moved("/about/?from=mail&x=%2F", "/about?from=mail&x=%2F"),
    moved("//about", "/about"),
    ...[...old].map(([path, to]): Answer => ({ path, status: 301, to })),
    ...[
      "/no-such-page",
      "/no-such-page/",
      "/About",
      "/services",
      "/blog/page",
      "/gallery/page",
    ].map(missing),
    ...hidden.map(missing),
    // The 404 page under its own path.
    ...["/404", "/404.html"].map(missing),
    // Configuration files of hosts, and folders.
    ...["/_headers", "/_redirects", "/static", "/static/", "/page-data"].map(missing),
    // A missing hashed file, which may exist after the next deploy.
    ...["/app-0123456789abcdef0123.js", "/app.0123456789abcdef0123.css"].map(missing),
    ...["/static/0123456789abcdef/1/bar.avif", "/page-data/gone/page-data.json"].map(missing),
    ...lasting,
    file("/page-data/about/page-data.json", "application/json", "revalidated"),
    file("/page-data/app-data.json", "application/json", "revalidated"),
    file("/blog/index.json", "application/json", "revalidated"),
    contact ? file(securityPath, "text/plain", "revalidated") : missing(securityPath),
    file("/site.webmanifest", "application/manifest+json", "revalidated"),
    file("/favicon.svg", "image/svg+xml", "revalidated"),
    file("/icon-192.png", "image/png", "revalidated"),
  ];
}
