/**
 * Everything that decides a build beside the files of the checkout, read and checked once. The table in docs/delivery.md lists the same.
 */

export interface BuildInputs {
  /** Base address of the Supabase project; empty where none is set (decision 22). */
  supabaseUrl: string;
  /** Its public anonymous key. */
  supabaseAnonKey: string;
  /** The address of the site, where it is not the one of business.yaml; no slash at its end. */
  siteUrl: string | undefined;
  /** true shows drafts and coming entries, with noindex. */
  drafts: boolean;
  /** The moment of the build: one clock for all of it. */
  now: Date;
}

/** Names of the variables, as docs/delivery.md lists them. */
export const inputNames = [
  "GATSBY_SUPABASE_URL",
  "GATSBY_SUPABASE_ANON_KEY",
  "SITE_URL",
  "SHOW_DRAFTS",
  "BUILD_TIME",
] as const;

/** Reads the inputs from `environment`; throws one error that names every value that cannot be used. */
export function readInputs(
  environment: Record<string, string | undefined>,
  clock: () => Date = () => new Date(),
): BuildInputs {
  const problems: string[] = [];
  const value = (name: (typeof inputNames)[number]) => environment[name]?.trim() ?? "";
  const supabaseUrl = value("GATSBY_SUPABASE_URL");
  const supabaseAnonKey = value("GATSBY_SUPABASE_ANON_KEY");
  const siteUrl = value("SITE_URL").replace(/\/$/, "");
  const buildTime = value("BUILD_TIME");
  if (siteUrl && !/^https?:\/\/[^/]+$/.test(siteUrl))
    problems.push(
      `SITE_URL must be an address like https://www.example.com; it is “${siteUrl}”.`,
    );
  const now = buildTime ? new Date(buildTime) : clock();
  if (Number.isNaN(now.getTime()))
    problems.push(
      `BUILD_TIME must be a moment like 2025-01-31T12:00:00Z; it is “${buildTime}”.`,
    );
  const drafts = value("SHOW_DRAFTS");
  if (!["", "0", "1"].includes(drafts))
    problems.push(`SHOW_DRAFTS must be 1 or left out; it is “${drafts}”.`);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return {
    supabaseUrl,
    supabaseAnonKey,
    siteUrl: siteUrl || undefined,
    drafts: drafts === "1",
    now,
  };
}
