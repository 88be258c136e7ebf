/**
 * A proxy between a browser and the site, for all engines: it records requests and console messages, blocks requests and throttles the connection.
 * Each proxy has a different address, so pages that are opened through a new one are not in the browser's cache.
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
  /** The status of the response; 0 if the request was blocked. */
  status: number;
}

export interface Proxy {
  /** The site's address for the browser, without a trailing slash. */
  url: string;
  /** All requests, in the order of their responses. */
  asked: readonly Asked[];
  /** Warnings, errors and policy violations of all pages that were opened through the proxy. */
  said: readonly string[];
  /** Empties both lists. */
  forget(): void;
  close(): Promise<void>;
}

export interface Options {
  /** Aborts requests for matching paths. */
  refuse?: RegExp;
  speed?: Speed;
  /** Holds the end of each page, from `</main>` on, until it resolves. */
  end?: Promise<void>;
}

const script = "/.test/reporter.js";
const report = "/.test/report";
/** The path of a file that never arrives. */
export const endless = "/.test/endless";
const frame = "/.test/frame";

/** The address of a page that shows `url`, an address of a proxy, in a frame of that size; used if the window cannot be that narrow. */
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
    if (path === endless) return;
    if (path.startsWith(frame)) return end(outgoing, "text/html", frameOf(path));
    if (options.refuse?.test(path)) {
      asked.push({ path, status: 0 });
      outgoing.destroy();
      return;
    }
    await pass(path, incoming, outgoing);
  }

  /** Returns the function that changes a response; undefined if it is forwarded unchanged. */
  function changeOf(incoming: IncomingMessage, type: string) {
    if (!isVisit(incoming) || !type.startsWith("text/html")) return undefined;
    return (html: string) => html.replace("<head>", `<head><script src="${script}"></script>`);
  }

  async function send(data: string | Buffer, outgoing: ServerResponse) {
    await (line ? line.send(Buffer.from(data), outgoing) : void outgoing.write(data));
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
      const held = options.end ? text.indexOf("</main>") : text.length;
      await send(text.slice(0, held), outgoing);
      await options.end;
      await send(text.slice(held), outgoing);
    } else {
      outgoing.writeHead(status, headers);
      for await (const chunk of response) await send(chunk as Buffer, outgoing);
    }
    outgoing.end();
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    said,
    forget: () => {
      asked.length = 0;
      said.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether a page is requested, not its data. */
const isVisit = ({ method, headers }: IncomingMessage) =>
  method === "GET" && String(headers.accept).includes("text/html");

/** Requests the response of the site; pages without compression, because a script is inserted. */
function forward(target: string, path: string, incoming: IncomingMessage) {
  const { hostname, port, host } = new URL(target);
  const { method, headers } = incoming;
  const options = {
    hostname,
    port,
    path,
    method,
    // The site may close a keep-alive connection just when it is reused.
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

/** The policy without frame-ancestors, so that the frame page can embed the site. */
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
