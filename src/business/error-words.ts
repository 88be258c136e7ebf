/** What the error screen says of an error. */

export interface ErrorWords {
  text: string;
  /** true where it is a status with its text; else it is a message. */
  status: boolean;
}

/** The status and its text of an error that has them, as an answer of a server has; else the error's message. */
export function errorWords(error: unknown): ErrorWords {
  if (typeof error === "object" && error !== null && "status" in error) {
    const { status } = error;
    const text = "statusText" in error ? error.statusText : undefined;
    if (typeof status === "number" && status > 0)
      return { text: [status, text].filter(Boolean).join(" "), status: true };
  }
  const message =
    typeof error === "object" && error !== null && "message" in error ? error.message : error;
  return { text: typeof message === "string" ? message : "", status: false };
}
