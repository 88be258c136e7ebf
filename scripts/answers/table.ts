/** What the site answers to requests, whichever server stands before it. The site tests and `npm run check:site` read this table. */

/** How long an answer may be kept: for good, to be asked about each time, or not at all. */
export type Kept = "forever" | "revalidated" | "never";

export const cacheControl: Readonly<Record<Kept, string>> = {
  forever: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
  never: "no-store",
};

/** Headers of every answer, in lower case. */
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
  /** Where a redirect leads. */
  to?: string;
  /** The type of what is answered, without its charset. */
  type?: string;
  /** Left out of redirects: of them the servers say nothing, or what does no harm. */
  kept?: Kept;
}

/** The addresses of a site. */
export interface Addresses {
  /** Of all pages, aliases among them. */
  pages: readonly string[];
  /** Old addresses, each with the path to which it leads. */
  old: ReadonlyMap<string, string>;
  /** Of pages that are not there yet. */
  hidden: readonly string[];
  /** Of files whose names hold a hash of what is in them, as far as they are known. */
  files: readonly string[];
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

/** Every other form of every page's address. */
export const formsOf = (pages: readonly string[]): Answer[] =>
  pages.flatMap((path) =>
    path === "/"
      ? [moved("/index.html", "/"), moved("/index", "/")]
      : [`${path}/`, `${path}/index.html`, `${path}/index`, `${path}.html`].map((form) =>
          moved(form, path),
        ),
  );

/** Types of files that are kept for good. */
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

/** Everything else that a site with these addresses answers; of the `files` the first of each type. */
export function answersOf({ pages, old, hidden, files }: Addresses): Answer[] {
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
    // The screen for missing pages under its own name.
    ...["/404", "/404.html"].map(missing),
    // What hosts read, and folders of files.
    ...["/_headers", "/_redirects", "/static", "/static/", "/page-data"].map(missing),
    // A file of another build, which may come with the next one.
    ...["/app-0123456789abcdef0123.js", "/app.0123456789abcdef0123.css"].map(missing),
    ...["/static/0123456789abcdef/1/bar.avif", "/page-data/gone/page-data.json"].map(missing),
    ...lasting,
    file("/page-data/about/page-data.json", "application/json", "revalidated"),
    file("/page-data/app-data.json", "application/json", "revalidated"),
    file("/blog/index.json", "application/json", "revalidated"),
    file("/site.webmanifest", "application/manifest+json", "revalidated"),
    file("/favicon.svg", "image/svg+xml", "revalidated"),
    file("/icon-192.png", "image/png", "revalidated"),
  ];
}
