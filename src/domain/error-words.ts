import { brokenData } from "./broken-data";

/**
 * The text for `error`, which may be anything: the status and its text where it has them, as a response does; else its message, or an empty
 * string. What Gatsby says of its own missing data (cache-dir/static-query.js) names a bug in Gatsby, which helps nobody.
 */
export function errorWords(error: unknown): string {
  const { status, statusText, message = error } = Object(error) as Record<string, unknown>;
  if (typeof status === "number" && status > 0)
    return [status, statusText].filter(Boolean).join(" ");
  if (typeof message !== "string") return "";
  return message.includes("bug in Gatsby") ? brokenData().message : message;
}
