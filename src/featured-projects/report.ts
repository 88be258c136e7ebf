/** Logs problems for the owner to the console; supabase/README.md explains each message. */

/** Logs that the last attempt of the read has failed. */
export function reportFailure(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`Featured projects could not be read: ${message}`);
}

/** Logs that a row is skipped. */
export function reportBadRow(reason: string): void {
  console.warn(`Featured projects: ${reason}; the row is left out.`);
}
