/** Recognizes errors of Cloudflare's engine that cannot occur in production, where Cloudflare's front servers reject the requests first. */
import type { Outcome } from "./exchange";

/**
 * true for the status 500 if the engine sends it before it runs src/edge, for one of two reasons: the request is not valid HTTP, which the front
 * servers parse and route by host; or it has more header lines than the engine can pass from one service to another.
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
