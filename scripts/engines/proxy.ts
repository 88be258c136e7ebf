/**
 * Stands between a browser and the site, and works with every engine alike: it records requests and what pages complain of, refuses what a test
 * wants refused, and slows the connection down. Each proxy has an address of its own, so a page that is opened through a new one finds nothing in
 * the browser's cache.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Size } from "./engine";
import { Line, type Speed } from "./line";
import { reporter } from "./reporter";

export interface Asked {
  /** Path and query. */
  path: string;
  /** Status of the answer; 0 where it was refused. */
  status: number;
}

export interface Proxy {
  /** The site's address as the browser is to use it, without a slash at the end. */
  url: string;
  /** All requests, in the order in which they were answered. */
  asked: readonly Asked[];
  /** Warnings, errors and policy violations of all pages that were opened through it. */
  said: readonly string[];
  close(): Promise<void>;
}

export interface Options {
  /** Requests for matching paths are cut off. */
  refuse?: RegExp;
  speed?: Speed;
}

const script = "/.test/reporter.js";
const report = "/.test/report";
const frame = "/.test/frame";

/** The address of a page that shows `url`, one of a proxy's, in a frame of that size: for windows that cannot be as narrow. */
export function framePage(url: string, { width, height }: Size): string {
  const { origin, pathname, search, hash } = new URL(url);
  const query = new URLSearchParams({
    width: String(width),
    height: String(height),
    path: pathname + search + hash,
  });
  return `${origin}${frame}?${query}`;
}

/** Starts a proxy for the site at `target`. */
export async function startProxy(target: string, options: Options = {}): Promise<Proxy> {
  const asked: Asked[] = [];
  const said: string[] = [];
  const line = options.speed && new Line(options.speed);
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? "/";
    if (path === script)
      return end(outgoing, "text/javascript", `(${reporter.toString()})("${report}")`);
    if (path === report) {
      said.push(await textOf(incoming));
      return end(outgoing, "text/plain", "");
    }
    if (path.startsWith(frame)) return end(outgoing, "text/html", frameOf(path));
    if (options.refuse?.test(path)) {
      asked.push({ path, status: 0 });
      outgoing.destroy();
      return;
    }
    await pass(path, incoming, outgoing);
  }

  /** What an answer is changed by; undefined where it goes on as it came. */
  function changeOf(incoming: IncomingMessage, type: string) {
    if (!isVisit(incoming) || !type.startsWith("text/html")) return undefined;
    return (html: string) => html.replace("<head>", `<head><script src="${script}"></script>`);
  }

  async function pass(path: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    if (line) await wait(line.latency);
    const response = await forward(target, path, incoming);
    const headers = { ...response.headers };
    const status = response.statusCode ?? 502;
    asked.push({ path, status });
    if (headers["content-security-policy"])
      headers["content-security-policy"] = framable(String(headers["content-security-policy"]));
    delete headers["x-frame-options"];
    const change = changeOf(incoming, String(headers["content-type"]));
    if (change) {
      const text = change(await textOf(response));
      delete headers["content-length"];
      delete headers["transfer-encoding"];
      outgoing.writeHead(status, headers);
      const page = Buffer.from(text);
      await (line ? line.send(page, outgoing) : void outgoing.write(page));
    } else {
      outgoing.writeHead(status, headers);
      for await (const chunk of response)
        await (line ? line.send(chunk as Buffer, outgoing) : void outgoing.write(chunk));
    }
    outgoing.end();
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    said,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether a page is asked for, and not data of one. */
const isVisit = ({ method, headers }: IncomingMessage) =>
  method === "GET" && String(headers.accept).includes("text/html");

/** The site's own answer. A page is asked for uncompressed, since a script goes into it. */
function forward(target: string, path: string, incoming: IncomingMessage) {
  const { hostname, port, host } = new URL(target);
  const { method, headers } = incoming;
  const options = {
    hostname,
    port,
    path,
    method,
    // A connection that is kept may be closed by the site just when it is used again.
    agent: false,
    headers: {
      ...headers,
      host,
      ...((isVisit(incoming) || path.endsWith(".svg")) && { "accept-encoding": "identity" }),
    },
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).once("error", reject).end();
  });
}

/** The policy, but for its refusal of frames: those of the frame page. */
const framable = (policy: string) => policy.replace(/;\s*frame-ancestors [^;]*/, "");

function frameOf(address: string): string {
  const query = new URL(address, "http://proxy").searchParams;
  const [width, height, path] = ["width", "height", "path"].map((name) => query.get(name));
  return `<!doctype html><title>Frame</title><link rel="icon" href="data:,"><style>body{margin:0}</style><iframe src="${path?.replaceAll('"', "%22") ?? "/"}" style="width:${width}px;height:${height}px;border:0"></iframe>`;
}

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function end(outgoing: ServerResponse, type: string, text: string): void {
  outgoing.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(text);
}
