/** Asks a server for an address. */
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";

/** How long a server may take for an answer, in ms. */
const patience = 20_000;

export interface Given {
  status: number | undefined;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/**
 * Asks `server`, an address like https://www.example.com, for `path` exactly as it is written, which fetch would not: it takes // for a
 * host. Redirects are not followed. Rejects where no answer comes.
 */
export function ask(
  server: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Given> {
  const { protocol, hostname, port } = new URL(server);
  const request = protocol === "https:" ? secureRequest : plainRequest;
  return new Promise<Given>((resolve, reject) => {
    request({ hostname, port, path, headers, timeout: patience }, (answer) => {
      const body: Buffer[] = [];
      answer.on("data", (part: Buffer) => body.push(part));
      answer.once("error", reject);
      answer.once("end", () => {
        const given = Object.entries(answer.headers).map(([name, value]) => [
          name,
          String(value),
        ]);
        resolve({
          status: answer.statusCode,
          headers: Object.fromEntries(given) as Given["headers"],
          body: Buffer.concat(body).toString(),
        });
      });
    })
      .once("timeout", function (this: import("node:http").ClientRequest) {
        this.destroy(new Error(`no answer within ${patience / 1000} s`));
      })
      .once("error", reject)
      .end();
  });
}
