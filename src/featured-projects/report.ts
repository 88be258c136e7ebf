/** Writes to the console what an owner needs to know; supabase/README.md explains each line. */

/** The read has failed for good. */
export function reportFailure(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`Featured projects could not be read: ${message}`);
}

/** A row is left out. */
export function reportBadRow(reason: string): void {
  console.warn(`Featured projects: ${reason}; the row is left out.`);
}
