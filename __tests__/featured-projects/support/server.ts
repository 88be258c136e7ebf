/** A backend on a real socket that answers as a test tells it to. */
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** @param turn how many requests were answered in this way before. */
export type Answer = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  turn: number,
) => void;

export interface Arrival {
  method: string;
  target: string;
  headers: http.IncomingHttpHeaders;
  /** Resolves when the exchange is over: answered whole, or broken off by either side. */
  closed: Promise<unknown>;
}

export interface FaultyServer {
  url: string;
  /** What has arrived; pictures, and the questions that a browser asks first about other origins, are left out. */
  requests: Arrival[];
  answerWith: (answer: Answer) => void;
  close: () => Promise<void>;
}

/** Starts the server. Pages of all origins may ask it, unless `closed`. */
export async function startFaultyServer({ closed = false } = {}): Promise<FaultyServer> {
  let current: Answer = (_, response) => response.end("[]");
  let turn = 0;
  const requests: Arrival[] = [];
  const server = http.createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    if (!closed) {
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-allow-headers", "*, authorization");
    }
    if (method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    if (url.startsWith("/storage/")) {
      sendPicture(url, response);
      return;
    }
    requests.push({ method, target: url, headers, closed: once(response, "close") });
    current(request, response, turn);
    turn += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answerWith: (answer) => {
      current = answer;
      turn = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Every picture is there but those that are called so. */
function sendPicture(url: string, response: http.ServerResponse): void {
  if (url.includes("missing")) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": "image/png" }).end(pixel);
}

/** An answer with `status` and `body`. */
export function send(status: number, body: string, type = "application/json"): Answer {
  return (_, response) => response.writeHead(status, { "content-type": type }).end(body);
}

/** The answer with these rows. */
export const sendRows = (...rows: unknown[]): Answer => send(200, JSON.stringify(rows));

/** Answers in turn; the last one stays. Every server counts for itself, so that a test can be tried again. */
export function inTurn(...answers: [Answer, ...Answer[]]): Answer {
  return (request, response, turn) =>
    answers[Math.min(turn, answers.length - 1)]?.(request, response, turn);
}
