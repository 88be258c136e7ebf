/** The embedded backend: the HTTP API of a Supabase project, with a database in memory. */
import http from "node:http";
import type { AddressInfo } from "node:net";
import { localAnonKey } from "./anon-key";
import { openDatabase, type Database } from "./database";
import { portalAddresses, portalPage, portalPath } from "./portal";
import { answerRest } from "./postgrest";
import { readPicture } from "./storage";

export interface BackendOptions {
  /** 0 selects a free one. */
  port: number;
  /** The folder with the pictures of the public bucket. */
  pictures: string;
  /** The database, which the backend closes; a new one if left out. */
  database?: Database;
}

export interface Backend {
  url: string;
  anonKey: string;
  /** The addresses of the portal's stand-in. */
  portal: { url: string; socialUrl: string };
  /** Opens the database, so that the first request need not wait for it. Never rejects. */
  open: () => Promise<void>;
  close: () => Promise<void>;
}

const restPath = "/rest/v1/";
const bucketPath = "/storage/v1/object/public/projects/";

const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "Content-Range, Content-Location, Content-Profile",
};

/**
 * Starts the backend on 127.0.0.1. Its database is opened by `open` or by the first request for rows, because that keeps the process busy for
 * seconds, which a build or the local edge would wait for. If it cannot be opened, says so and answers requests for rows with status 500.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  let database = options.database && Promise.resolve(options.database);
  const opened = () => (database ??= openDatabase());
  const server = http.createServer((request, response) => {
    answer(request, response, opened, options.pictures).catch((error: unknown) => {
      reportFailure(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: "An unexpected error occurred" });
    });
  });
  const open = () => opened().then(() => undefined, reportFailure);
  const closeDatabase = async () => (await database?.catch(() => undefined))?.close();
  const close = async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    await closeDatabase();
  };
  try {
    await listen(server, options.port);
  } catch (error) {
    await closeDatabase();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { url, anonKey: localAnonKey, portal: portalAddresses(url), open, close };
}

const reportFailure = (error: unknown) => console.error("The embedded backend failed:", error);

function listen(server: http.Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
}

async function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  database: () => Promise<Database>,
  pictures: string,
): Promise<void> {
  const { method = "GET" } = request;
  // Does not parse the request target as a URL, because it may be an invalid one, such as "*:x".
  const [, path = "", query] = /^([^?]*)(.*)$/.exec(request.url ?? "/") ?? [];
  const target = decode(path);
  const parameters = new URLSearchParams(query);
  if (method === "OPTIONS") return sendPreflight(request, response);
  if (target.startsWith(bucketPath) && (method === "GET" || method === "HEAD"))
    return sendPicture(response, await readPicture(pictures, target.slice(bucketPath.length)));
  if (target === portalPath && method === "GET")
    return sendPage(response, portalPage(parameters.has("source")));
  if (!target.startsWith(restPath))
    return sendJson(response, 404, { message: "no Route matched with those values" });
  const refused = keyProblem(request);
  if (refused) return sendJson(response, 401, refused);
  const result = await answerRest(await database(), {
    method,
    table: target.slice(restPath.length),
    parameters,
    header: (name) => request.headers[name]?.toString(),
  });
  response.writeHead(result.status, { ...crossOrigin, ...result.headers }).end(result.body);
}

/** Decodes a path; empty if it is invalid. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

function keyProblem({ headers }: http.IncomingMessage) {
  const { apikey, authorization = `Bearer ${localAnonKey}` } = headers;
  if (apikey === undefined)
    return {
      message: "No API key found in request",
      hint: "No `apikey` request header or url param was found.",
    };
  if (apikey === localAnonKey && authorization === `Bearer ${localAnonKey}`) return undefined;
  return { message: "Invalid API key", hint: "Double check your Supabase `anon` API key." };
}

function sendPreflight(request: http.IncomingMessage, response: http.ServerResponse): void {
  response
    .writeHead(204, {
      ...crossOrigin,
      "access-control-allow-methods": "GET,HEAD,OPTIONS",
      "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "*",
      "access-control-max-age": "3600",
      vary: "Access-Control-Request-Headers",
    })
    .end();
}

function sendPicture(
  response: http.ServerResponse,
  picture: Awaited<ReturnType<typeof readPicture>>,
): void {
  if (!picture)
    return sendJson(response, 404, {
      statusCode: "404",
      error: "not_found",
      message: "Object not found",
    });
  response
    .writeHead(200, {
      ...crossOrigin,
      "content-type": picture.type,
      "content-length": picture.bytes.length,
      "cache-control": "max-age=3600",
      "x-content-type-options": "nosniff",
    })
    .end(picture.bytes);
}

function sendPage(response: http.ServerResponse, html: string): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
}

function sendJson(response: http.ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { ...crossOrigin, "content-type": "application/json; charset=utf-8" })
    .end(JSON.stringify(body));
}
