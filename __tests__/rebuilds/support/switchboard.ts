/** One address in front of two servers, to simulate a deploy. */
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

export interface Switchboard {
  url: string;
  /** Forwards requests to `server` from now on, and responds with 404 to paths for which `missing` returns true. */
  switchTo: (server: string, missing?: (path: string) => boolean) => void;
  close: () => Promise<void>;
}

export async function openSwitchboard(first: string): Promise<Switchboard> {
  let target = new URL(first);
  let isMissing: (path: string) => boolean = () => false;
  const server = createServer((request, response) => {
    const { url: path = "/", method, headers } = request;
    if (isMissing(path)) {
      response.writeHead(404, { "Cache-Control": "no-store" }).end();
      return;
    }
    const { hostname, port } = target;
    const forwarded = ask({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once("error", () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    switchTo: (next, missing = () => false) => {
      target = new URL(next);
      isMissing = missing;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
