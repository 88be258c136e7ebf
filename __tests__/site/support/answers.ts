/** What the site answers to requests, whichever server stands before it. */
import { readdirSync } from "node:fs";
import { aliases, oldAddresses, pages } from "./site";

/** How long an answer may be kept: for good, to be asked about each time, or not at all. */
export type Kept = "forever" | "revalidated" | "never";

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

/** Names in `folder` of public/ that end with `ending`. */
const named = (ending: string, folder = "") =>
  readdirSync(`public/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `/${folder}${name}`);

const first = (ending: string, folder = "") => named(ending, folder).slice(0, 1);

/** Every other form of every page's address. */
export const forms: readonly Answer[] = pages.flatMap(({ path }) =>
  path === "/"
    ? [moved("/index.html", "/"), moved("/index", "/")]
    : [`${path}/`, `${path}/index.html`, `${path}/index`, `${path}.html`].map((form) =>
        moved(form, path),
      ),
);

/** Everything else. */
export const answers: readonly Answer[] = [
  ...pages.map(({ path }) => page(path)),
  moved("/about/?from=mail&x=%2F", "/about?from=mail&x=%2F"),
  moved("//about", "/about"),
  // Never to another host.
  moved("//evil.example/", "/evil.example/"),
  ...[...aliases.keys()].map(page),
  ...[...oldAddresses].map(([path, to]): Answer => ({ path, status: 301, to })),
  ...["/no-such-page", "/no-such-page/", "/About", "/services", "/blog/page"].map(missing),
  // What hosts read, and folders of files.
  ...["/_headers", "/_redirects", "/static", "/static/", "/page-data"].map(missing),
  // A file of another build, which may come with the next one.
  ...["/app-0123456789abcdef0123.js", "/app.0123456789abcdef0123.css"].map(missing),
  ...["/static/0123456789abcdef/1/bar.avif", "/page-data/gone/page-data.json"].map(missing),
  ...first(".js").map((path) => file(path, "text/javascript", "forever")),
  ...first(".css").map((path) => file(path, "text/css", "forever")),
  ...first(".avif", "static/").map((path) => file(path, "image/avif", "forever")),
  ...first(".webp", "static/").map((path) => file(path, "image/webp", "forever")),
  ...first(".svg", "static/").map((path) => file(path, "image/svg+xml", "forever")),
  ...first(".woff2", "static/").map((path) => file(path, "font/woff2", "forever")),
  ...first(".mp4", "static/").map((path) => file(path, "video/mp4", "forever")),
  ...first(".webm", "static/").map((path) => file(path, "video/webm", "forever")),
  file("/page-data/about/page-data.json", "application/json", "revalidated"),
  file("/page-data/app-data.json", "application/json", "revalidated"),
  ...named(".json", "blog/").map((path) => file(path, "application/json", "revalidated")),
  file("/site.webmanifest", "application/manifest+json", "revalidated"),
  file("/favicon.svg", "image/svg+xml", "revalidated"),
  file("/icon-192.png", "image/png", "revalidated"),
];
