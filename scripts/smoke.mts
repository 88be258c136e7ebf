/**
 * `npm run smoke`, `npm run smoke -- https://www.example.com`: requests every address of the site from the local edge, which serves dist/, or
 * from that host, and compares the answers with content/ and dist/. Then opens a page of every kind in Chromium. Exits with 1 if anything is wrong.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { siteContent } from "../src/content/index";
import { componentsPath, workerPaths } from "../src/domain/site";
import { filesUnder } from "../src/content/read/disk";
import { scriptsNote, type Scripts } from "../src/gatsby/dist";
import { readInputs } from "../src/gatsby/inputs";
import { browserOptions } from "./browser.mjs";
import { builtOrigin } from "./cache.mjs";
import { startEdge } from "./edge.mjs";
import { endWithSignals, root } from "./processes.mjs";
import { missingPage, visit } from "./visit";

interface Answer {
  path: string;
  status: 200 | 301 | 307 | 404;
  /** The target of a redirect. */
  to?: string;
}

/** Time limit for an answer. */
const timeoutMs = 20_000;

const caching = {
  forever: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
  never: "no-store",
};

/** The live host; without one, the local edge is tested. */
const [host] = process.argv.slice(2);
const folder = path.join(root, "dist");
// Not the current inputs: dist/ was built with others, and perhaps days ago.
const inputs = readInputs({ ...builtOrigin().inputs });
const { nodes, hidden } = siteContent(root, inputs);
const pages = nodes.filter(({ fields }) => typeof fields.path === "string");
const problems: string[] = [];

const missing = (...paths: string[]) =>
  paths.map((each): Answer => ({ path: each, status: 404 }));
const found = (...paths: string[]) =>
  paths.map((each): Answer => ({ path: each, status: 200 }));

/** Every address of the site, with what a host answers. */
function expectedAnswers(): Answer[] {
  const strings = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  const paths = pages.flatMap(({ fields }) => [
    String(fields.path),
    ...strings(fields.aliases),
  ]);
  const files = filesUnder(folder).filter((file) => !/\.html$|^_|^admin\//.test(file));
  const note = readFileSync(path.join(root, scriptsNote), "utf8");
  const { current } = JSON.parse(note) as Scripts;
  return [
    ...found(...paths),
    ...paths.flatMap(otherForms),
    ...pages.flatMap(({ fields }) =>
      strings(fields.redirectFrom).map((old): Answer => ({
        path: old,
        status: 301,
        to: String(fields.path),
      })),
    ),
    ...found(...new Set([...files, ...current].map((file) => `/${file}`))),
    ...(inputs.drafts ? [] : missing(...hidden.flatMap((page) => page.paths))),
    ...(inputs.components ? [] : missing(componentsPath)),
    ...missing(missingPage, `${missingPage}/`, "/About", "/404", "/404.html"),
    // Configuration files of hosts, and folders.
    ...missing("/_headers", "/_redirects", "/static", "/static/", "/page-data"),
    // A missing file with a hash in its name may exist after the next deploy.
    ...missing("/app-0123456789abcdef0123.js", "/static/0123456789abcdef/1/bar.avif"),
  ];
}

/** Other forms of a page's address, which redirect to it. */
const otherForms = (page: string): Answer[] =>
  (page === "/"
    ? ["/index.html", "/index"]
    : [`${page}/`, `${page}/index.html`, `${page}/index`, `${page}.html`]
  ).map((form) => ({ path: form, status: 307, to: page }));

/** Hosts use different statuses for redirects to another form of an address. */
const statuses = ({ status }: Answer) => (status === 307 ? [301, 302, 307, 308] : [status]);

/** The rules of _headers: a path, and indented lines with headers. */
const rules = readFileSync(path.join(folder, "_headers"), "utf8").split(/\n(?=\/)/);

/** The headers of the rule for `address`, with names in lower case. */
const headersFor = (address: string): Record<string, string> => {
  const rule = rules.find((each) => each.startsWith(`${address}\n`)) ?? "";
  const lines = [...rule.matchAll(/^ +([\w-]+): (.*)$/gm)];
  return Object.fromEntries(
    lines.map(([, name = "", value = ""]) => [name.toLowerCase(), value]),
  );
};

/** Headers that protect visitors, and how their values begin: not from _headers, where one may be missing. */
const protecting: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin",
  "permissions-policy": "camera=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "cross-origin",
};

/** Headers of every answer. */
const everywhere = headersFor("/*");

/** The headers of an answer that is not a redirect. */
function expectedHeaders({
  path: address,
  status,
}: Answer): Record<string, string | undefined> {
  const isPage = path.extname(address) === "" || status === 404;
  const hashed =
    /^\/(static|social)\/|\.(js|css)$/.test(address) && !workerPaths.includes(address);
  const cache = status === 404 ? "never" : hashed ? "forever" : "revalidated";
  return {
    // Pages of a preview are closed to search engines, and only those.
    "x-robots-tag": inputs.drafts ? "noindex" : undefined,
    ...everywhere,
    ...(isPage ? { "content-type": "text/html" } : headersFor(address)),
    "cache-control": caching[cache],
  };
}

/** Compares the answer of `server` with the expected one. */
async function compare(server: string, answer: Answer) {
  const { path: address, to } = answer;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(server + address, { redirect: "manual", signal });
  await response.arrayBuffer();
  const { status, headers } = response;
  const differs = (name: string, expected: unknown, received: unknown) => {
    if (expected !== received)
      problems.push(
        `${address}: ${name}: expected ${expected ?? "none"}, got ${received ?? "none"}`,
      );
  };
  if (!statuses(answer).includes(status)) return differs("status", answer.status, status);
  if (to !== undefined) {
    const { origin, pathname, href } = new URL(headers.get("location") ?? "", server);
    return differs("redirect", to, origin === server ? pathname : href);
  }
  for (const [name, expected] of Object.entries(expectedHeaders(answer))) {
    const mainPart = (value?: string) =>
      name === "content-type" ? value?.split(";")[0] : value;
    differs(name, mainPart(expected), mainPart(headers.get(name) ?? undefined));
  }
  for (const [name, start] of Object.entries(protecting))
    if (!headers.get(name)?.startsWith(start))
      problems.push(`${address}: ${name} does not begin with ${start}`);
}

/** Compares the answers to all addresses, eight at a time. Returns their number. */
async function compareAll(server: string): Promise<number> {
  const answers = expectedAnswers();
  const waiting = answers.values();
  const worker = async () => {
    for (const answer of waiting)
      await compare(server, answer).catch((error: Error) =>
        problems.push(`${answer.path}: ${error.message}`),
      );
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return answers.length;
}

const edge = host ? undefined : await startEdge();
const server = edge?.url ?? new URL(host ?? "").origin;
const browser = await chromium.launch(await browserOptions());
const close = async () => {
  await Promise.all([edge?.close(), browser.close()]);
};
endWithSignals(close);
const count = await compareAll(server);
// A page of each component.
const ofEachKind = new Map(pages.map(({ fields }) => [fields.component, String(fields.path)]));
const visited = [...ofEachKind.values(), missingPage];
const hasBackend = inputs.supabaseUrl !== "";
// One after the other: beside other tests, pages that load at once would wait for each other beyond the time limit.
for (const address of visited)
  problems.push(...(await visit(browser, server, address, hasBackend)));
await close();
for (const problem of problems) console.log(problem);
console.log(
  problems.length === 0
    ? `smoke: ${count} addresses answer as expected, ${visited.length} pages work in Chromium`
    : `smoke: ${problems.length} problem(s)`,
);
if (problems.length > 0 && host)
  console.log(
    "smoke: to go back to the previous version on Cloudflare, run npx wrangler rollback",
  );
process.exit(problems.length === 0 ? 0 : 1);
