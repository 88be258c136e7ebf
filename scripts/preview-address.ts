/** The address of an uploaded preview in `log`, the file of WRANGLER_OUTPUT_FILE_PATH: a line of JSON for each event. */
export function previewAddress(log: string): string | undefined {
  const events = log
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const upload = events.find(({ type }) => type === "version-upload");
  const address = upload?.preview_alias_url ?? upload?.preview_url;
  return typeof address === "string" ? address : undefined;
}
