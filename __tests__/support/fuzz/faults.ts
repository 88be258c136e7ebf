/** Judges responses: no request may cause a server error, a stack trace or a redirect to another host. */
import type { Outcome } from "./exchange";

/** The standard methods (RFC 9110, section 9.1; RFC 5789), which every server recognizes. */
const knownMethod = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT)$/;

/** A line of a stack trace: "at name (file:///x.js:1:2)". */
const stackLine =
  /(?:^|\n|>|\\n)\s*at [^\n]{0,200}?(?:\.[cm]?[jt]s|node:[\w/]+|<anonymous>|wasm)[:)]/;

/** The faults of an outcome, each in a few words; empty if there are none. */
export function faultsOf(request: string, outcome: Outcome, host: string): string[] {
  return [
    ...(outcome.ending === "refused" ? ["the connection was refused"] : []),
    ...(outcome.ending === "silent" ? ["no answer"] : []),
    ...(isServerError(request, outcome.status) ? [`status ${outcome.status}`] : []),
    ...(stackLine.test(outcome.text) ? ["a stack trace"] : []),
    ...outcome.headers.flatMap(([name, value]) => {
      if (name === "x-injected") return ["a header from the address"];
      return name === "location" && leaves(value, host) ? [`a redirect to ${value}`] : [];
    }),
  ];
}

/**
 * Two statuses above 500 are correct responses to malformed requests: 501 for a method or a transfer coding that the server does not know (RFC 9110, section
 * 15.6.2; RFC 9112, section 6.1), 505 for another version of HTTP (RFC 9110, section 15.6.6).
 */
function isServerError(request: string, status: number): boolean {
  const [line = ""] = request.split("\r\n");
  const [method = ""] = line.split(" ");
  if (status === 501)
    return knownMethod.test(method) && !/^Transfer-Encoding:(?! chunked$)/im.test(request);
  if (status === 505) return / HTTP\/1\.[01]$/.test(line);
  return status >= 500;
}

/** true if a browser that follows `location` goes to another host than `host`. */
function leaves(location: string, host: string): boolean {
  const own = `http://${host}`;
  return !URL.canParse(location, own) || new URL(location, own).origin !== own;
}
