/** Excuses the faults of Cloudflare's engine where it runs without Cloudflare's front. */
import type { Outcome } from "./exchange";

/**
 * true for a status of 500 that the engine sends before it runs src/edge: to a request that is not valid HTTP, which Cloudflare's front rejects
 * in production (it parses HTTP, and routes by host), and to one with more header lines than the engine can pass from one service to another.
 */
export function isEnginesOwn(request: string, { status, text }: Outcome): boolean {
  if (status !== 500) return false;
  const [, body = ""] = text.split("\r\n\r\n");
  if (/^DataCloneError: .* header count exceeds maximum \(\d+\)$/m.test(body))
    return request.split("\r\n").length > 1000;
  const words = request.startsWith("HEAD ") ? "" : "Internal Server Error";
  return body === words && !isHttp(request);
}

/** true if the first line, the host and the length of the body are valid (RFC 9112, sections 3, 3.2 and 6). */
function isHttp(request: string): boolean {
  const [line = "", ...fields] = (request.split("\r\n\r\n", 1)[0] ?? "").split("\r\n");
  const valuesOf = (name: string) =>
    fields
      .map((field) => field.split(/:(.*)/))
      .filter(([key]) => key?.toLowerCase() === name)
      // Not trim(), which also removes characters that are not whitespace in HTTP.
      .map(([, value = ""]) => value.replace(/^[ \t]+|[ \t]+$/g, ""));
  const hosts = valuesOf("host");
  const lengths = valuesOf("content-length");
  const codings = valuesOf("transfer-encoding");
  return (
    /^(?!CONNECT )[A-Z-]+ \/\S* HTTP\/1\.[01]$/.test(line) &&
    hosts.length === 1 &&
    hosts.every((host) => /^[\w.-]+(:\d+)?$/.test(host) && URL.canParse(`http://${host}`)) &&
    lengths.length <= 1 &&
    lengths.every((length) => /^\d{1,15}$/.test(length)) &&
    codings.length <= 1 &&
    codings.every((coding) => coding === "chunked")
  );
}
