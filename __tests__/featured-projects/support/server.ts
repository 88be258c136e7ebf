/** A backend that answers as a test tells it to. */
import http from "node:http";
import type { AddressInfo } from "node:net";

export type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

export interface FaultyServer {
  url: string;
  /** What has arrived. */
  requests: { method: string; target: string; headers: http.IncomingHttpHeaders }[];
  answerWith: (answer: Answer) => void;
  close: () => Promise<void>;
}

export async function startFaultyServer(): Promise<FaultyServer> {
  let current: Answer = (_, response) => response.end("[]");
  const requests: FaultyServer["requests"] = [];
  const server = http.createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    requests.push({ method, target: url, headers });
    current(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answerWith: (answer) => {
      current = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer with `status` and `body`. */
export function send(status: number, body: string, type = "application/json"): Answer {
  return (_, response) => response.writeHead(status, { "content-type": type }).end(body);
}
