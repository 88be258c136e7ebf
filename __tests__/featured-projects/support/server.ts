/** A backend on a real socket with responses that a test defines. */
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** @param turn number of requests that this function has responded to before. */
export type Answer = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  turn: number,
) => void;

export interface Arrival {
  method: string;
  target: string;
  headers: http.IncomingHttpHeaders;
  /** Resolves when the exchange has ended: complete or aborted by either side. */
  closed: Promise<unknown>;
}

export interface FaultyServer {
  url: string;
  /** All requests but those for pictures and CORS preflights. */
  requests: Arrival[];
  answerWith: (answer: Answer) => void;
  close: () => Promise<void>;
}

/** Starts the server. It accepts pages of all origins, unless `closed`. */
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

/** Sends a picture, or 404 if the name contains “missing”. */
function sendPicture(url: string, response: http.ServerResponse): void {
  if (url.includes("missing")) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": "image/png" }).end(pixel);
}

/** Responds with `status` and `body`. */
export function send(status: number, body: string, type = "application/json"): Answer {
  return (_, response) => response.writeHead(status, { "content-type": type }).end(body);
}

/** Responds with these rows. */
export const sendRows = (...rows: unknown[]): Answer => send(200, JSON.stringify(rows));

/** Sends each response in turn and repeats the last one. Each server starts with the first one, so that a test can be repeated. */
export function inTurn(...answers: [Answer, ...Answer[]]): Answer {
  return (request, response, turn) =>
    answers[Math.min(turn, answers.length - 1)]?.(request, response, turn);
}
