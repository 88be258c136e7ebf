/** A server that sends the end of an HTML page later, as a slow line may. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { siteUrl } from "./site";

export interface LateEnds {
  url: string;
  /** Sends the ends. */
  release: () => void;
  close: () => void;
}

/** Serves the site on a free port; pages stop before the end of their main part until `release` is called. */
export async function startLateEnds(): Promise<LateEnds> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(siteUrl + request.url);
      const headers = new Map(answer.headers);
      // fetch has decoded the body.
      for (const name of ["content-encoding", "content-length", "transfer-encoding"])
        headers.delete(name);
      response.writeHead(answer.status, Object.fromEntries(headers));
      const body = Buffer.from(await answer.arrayBuffer());
      if (!headers.get("content-type")?.startsWith("text/html")) return response.end(body);
      const end = body.indexOf("</main>");
      response.write(body.subarray(0, end));
      await released;
      return response.end(body.subarray(end));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
