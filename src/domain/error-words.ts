/**
 * The text for `error`, which may be anything: the status and its text where it has them, as a response does; else its message, or an empty
 * string.
 */
export function errorWords(error: unknown): string {
  const { status, statusText, message = error } = Object(error) as Record<string, unknown>;
  if (typeof status === "number" && status > 0)
    return [status, statusText].filter(Boolean).join(" ");
  return typeof message === "string" ? message : "";
}
