/**
 * The embedded backend: PostgreSQL in memory with the files of supabase/, behind the addresses of a Supabase project that the site uses. It
 * answers the site's one read, the pictures of the public bucket and a stand-in of the job-request portal (decision 17), and refuses all else.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { decodeComponent } from "../src/domain/text";
import { writeWhole } from "../src/content/read/disk";
import { lastOrigin } from "./cache.mjs";
import { startEdge, type Server } from "./edge.mjs";
import { root } from "./processes.mjs";

export interface RunningBackend {
  /** For the site's server, which passes requests for paths below `prefix` on to `url`. */
  proxy: { prefix: string; url: string };
  /** Opens the database, so that the first request need not wait for it. Never rejects. */
  open: () => Promise<void>;
  close: () => Promise<void>;
}

/** The path under which the site's own server passes requests on, so that a built site stays valid whatever port is free. */
const ownPath = "/embedded-backend";

const ownStart = new RegExp(`^${ownPath}(?=/)`);

/** Not a secret: it is not valid elsewhere. */
const anonKey = "local-anon-key";

/** The build inputs of a site that uses the embedded backend. */
export const embeddedInputs = {
  GATSBY_SUPABASE_URL: ownPath,
  GATSBY_SUPABASE_ANON_KEY: anonKey,
  PORTAL_URL: `${ownPath}/portal`,
  PORTAL_SOCIAL_URL: `${ownPath}/portal?source=social-media`,
};

/** The site's one read, as supabase-js sends it, and the same in SQL. */
const read = {
  path: "/rest/v1/projects",
  query: "select=*&featured=eq.true&order=sort_order.asc.nullslast,date_completed.desc&limit=6",
  sql: `select coalesce(json_agg(page), '[]')::text as body from (
    select * from public.projects where featured
    order by sort_order asc nulls last, date_completed desc limit 6) as page`,
};

/** Where the first one to open the database leaves a copy: initializing PostgreSQL takes four times as long as reading that. */
const copies = path.join(root, ".build/database");

/** A database with the migrations, oldest first, and the sample projects. */
export async function openDatabase(): Promise<PGlite> {
  const supabase = path.join(root, "supabase");
  const migrations = readdirSync(path.join(supabase, "migrations")).sort();
  const files = [
    "new-project.sql",
    ...migrations.map((name) => `migrations/${name}`),
    "seed.sql",
  ];
  const statements = files.map((name) => readFileSync(path.join(supabase, name), "utf8"));
  const lock = readFileSync(path.join(root, "package-lock.json"));
  const hash = createHash("sha256").update(lock);
  for (const each of statements) hash.update(each);
  const copy = path.join(copies, `${hash.digest("hex")}.tar`);
  // Loaded on demand: a build with another backend needs no database.
  const { PGlite: Database } = await import("@electric-sql/pglite");
  if (existsSync(copy)) return Database.create({ loadDataDir: new Blob([readFileSync(copy)]) });
  const database = await Database.create();
  for (const each of statements) await database.exec(each);
  rmSync(copies, { recursive: true, force: true });
  const data = await database.dumpDataDir("none");
  writeWhole(copy, Buffer.from(await data.arrayBuffer()));
  return database;
}

/**
 * Starts the backend on a free port of 127.0.0.1. The database is opened by `open` or by the first read, because that keeps the process busy
 * for seconds, which a build would wait for.
 */
export async function startEmbeddedBackend(
  open: () => Promise<PGlite> = openDatabase,
): Promise<RunningBackend> {
  let database: Promise<PGlite> | undefined;
  const opened = () => (database ??= open());
  const server = http.createServer((request, response) => {
    answer(request, response, opened).catch((error: unknown) => {
      report(error);
      refuse(response, 500, "The embedded backend failed; its terminal shows the error.");
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    proxy: { prefix: ownPath, url },
    open: () => opened().then(() => undefined, report),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await database?.then((each) => each.close(), report);
    },
  };
}

/** Serves `folder` on the local edge, with the embedded backend if the last build was made for it. */
export async function serveBuilt(folder = "dist"): Promise<Server> {
  const isEmbedded = lastOrigin()?.inputs.GATSBY_SUPABASE_URL === ownPath;
  const backend = isEmbedded ? await startEmbeddedBackend() : undefined;
  const edge = await startEdge(folder, backend?.proxy);
  void backend?.open();
  const close = async () => {
    await Promise.all([edge.close(), backend?.close()]);
  };
  return { url: edge.url, close };
}

const report = (error: unknown) => console.error("The embedded backend failed:", error);

async function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  database: () => Promise<PGlite>,
): Promise<void> {
  const { method = "GET", url = "/", headers } = request;
  // Not parsed as a URL, which would resolve "..".
  const [, address = "", query = ""] = /^([^?]*)\??(.*)$/.exec(url.replace(ownStart, "")) ?? [];
  if (method !== "GET") return refuse(response, 405, `${method} is not allowed.`);
  if (address.startsWith(bucket)) return sendPicture(response, address.slice(bucket.length));
  if (address === "/portal")
    return void response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(portalPage(query.includes("source=")));
  if (address !== read.path) return refuse(response, 404, `${address} does not exist.`);
  if (headers.apikey !== anonKey) return refuse(response, 401, "Invalid API key.");
  if (decoded(query) !== decoded(read.query))
    return refuse(response, 400, `The only read is ${read.path}?${read.query}`);
  const db = await database();
  const body = await db.transaction(async (transaction) => {
    await transaction.exec("set transaction read only; set local role anon");
    const { rows } = await transaction.query<{ body: string }>(read.sql);
    return rows[0]?.body;
  });
  response.writeHead(200, { "content-type": "application/json" }).end(body);
}

/** A query string in one encoding. */
const decoded = (query: string) => new URLSearchParams(query).toString();

/** An error in the form of Supabase's. */
function refuse(response: http.ServerResponse, status: number, message: string): void {
  const body = { code: String(status), message, details: null, hint: null };
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const bucket = "/storage/v1/object/public/projects/";

/** Names that Supabase Storage accepts, of pictures only. */
const pictureName = /^[\w/!\-.*'() &$@=;:+,?]+\.(jpe?g|png|webp|avif)$/i;

/** Sends a picture of content/pictures. `address` is encoded. */
async function sendPicture(response: http.ServerResponse, address: string): Promise<void> {
  const folder = path.join(root, "content/pictures");
  const name = decodeComponent(address);
  const file = path.join(folder, name);
  const [, ending = ""] = pictureName.exec(name) ?? [];
  const inside = ending && file.startsWith(folder + path.sep);
  const bytes = inside && (await readFile(file).catch(() => undefined));
  if (!bytes) return refuse(response, 404, "Object not found");
  const type = `image/${ending.toLowerCase().replace("jpg", "jpeg")}`;
  response.writeHead(200, { "content-type": type }).end(bytes);
}

/** @param social whether the link came from the gallery. */
const portalPage = (social: boolean) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Job-request portal (stand-in)</title>
<style>body { max-width: 36em; margin: 4em auto; padding: 0 1em; font: 1.125rem/1.5 sans-serif }</style>
<h1>Here the visitor would ask for a quote</h1>
<p>This page stands in for the company's job-request portal. It is part of the embedded backend, and no visitor ever sees it.</p>
<p>${social ? "The link came from the gallery: its address names social media as the source." : "The link came from a page other than the gallery."}</p>
<p>To use the real portal, write its two addresses under <code>quote</code> in <code>content/business.yaml</code>. Without them the published site leads to the contact page.</p>
</html>
`;
