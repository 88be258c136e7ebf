/**
 * The server of the bench: one process with HTTP/2 over TLS and brotli. It serves dist/ on one port and the limit, the same pages without scripts,
 * on another.
 */
import { createSecureServer, type Http2SecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { readAnswers, type Answers } from "./answers";
import { makeCertificate } from "./certificate.mjs";
import { withoutScripts } from "./limit";

/** The two compared sides. */
export const sides = ["site", "limit"] as const;
export type Side = (typeof sides)[number];

export interface BenchServer {
  /** The address of each side, without a trailing slash. */
  origin: Readonly<Record<Side, string>>;
  /** Chromium's arguments for trusting the server's certificate. */
  browserArgs: readonly string[];
}

/** Reads `folder`, the built site, once, and serves it on two free ports until this program exits; resolves when both listen. */
export async function startBenchServer(folder: string): Promise<BenchServer> {
  const { key, cert, trust } = await makeCertificate();
  const open = async (answers: Answers) => {
    const server = createSecureServer({ key, cert, allowHTTP1: true });
    answerFrom(server, answers);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const [asItIs, changed] = await readAnswers(folder, withoutScripts);
  return {
    origin: { site: await open(asItIs), limit: await open(changed) },
    browserArgs: [`--ignore-certificate-errors-spki-list=${trust}`],
  };
}

function answerFrom(server: Http2SecureServer, answers: Answers): void {
  server.on("request", (request, response) => {
    const { pathname } = new URL(request.url, "https://host");
    const { status, headers, body } = answers(decodeURIComponent(pathname));
    const known = status === 200 && request.headers["if-none-match"] === headers.etag;
    response.writeHead(known ? 304 : status, headers);
    if (known || request.method === "HEAD") response.end();
    else response.end(body);
  });
}
