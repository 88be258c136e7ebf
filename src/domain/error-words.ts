import { brokenData } from "./broken-data";

/**
 * The text for `error`, which may be anything: the status and its text if it has them, like a response; else its message, or an empty
 * string. Gatsby's own message for missing data (cache-dir/static-query.js) blames a bug in Gatsby, so it is replaced.
 */
export function errorWords(error: unknown): string {
  const { status, statusText, message = error } = Object(error) as Record<string, unknown>;
  if (typeof status === "number" && status > 0)
    return [status, statusText].filter(Boolean).join(" ");
  if (typeof message !== "string") return "";
  return message.includes("bug in Gatsby") ? brokenData().message : message;
}
