/** Sends a request to a server. */
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";

/** Time limit for a response, in ms. */
const patience = 20_000;

export interface Given {
  status: number | undefined;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/**
 * Requests `path` from `server`, an address like https://www.example.com. Does not normalize the path; fetch would, and would read // as the
 * start of a host name. Does not follow redirects. Rejects if there is no response.
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
