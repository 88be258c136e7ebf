/**
 * The server of the bench: one process, HTTP/2 over TLS, brotli. It answers with dist/ as it is on one port, and on another with the
 * limit, the same pages without their scripts.
 */
import { createSecureServer, type Http2SecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { readAnswers, type Answers } from "./answers";
import { makeCertificate } from "./certificate.mjs";
import { withoutScripts } from "./limit";

/** The two that are compared. */
export const sides = ["site", "limit"] as const;
export type Side = (typeof sides)[number];

export interface BenchServer {
  /** The address of each side, without a slash at its end. */
  origin: Readonly<Record<Side, string>>;
  /** Arguments with which Chromium trusts the server's certificate. */
  browserArgs: readonly string[];
}

/** Reads `folder`, the built site, once, and serves it on two free ports until this program ends; resolves when both listen. */
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
