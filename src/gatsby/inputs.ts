/** Reads and validates the build inputs: what a build depends on in addition to the files of the checkout. docs/delivery.md lists them. */

export type BuildInputs = ReturnType<typeof readInputs>;

/** The environment variables. */
export const inputNames = [
  "GATSBY_SUPABASE_URL",
  "GATSBY_SUPABASE_ANON_KEY",
  "SITE_URL",
  "PORTAL_URL",
  "PORTAL_SOCIAL_URL",
  "SHOW_DRAFTS",
  "SHOW_COMPONENTS",
  "BUILD_TIME",
] as const;

/** Whether `value` is an address, or a path of the site, such as that of the embedded backend. */
const isAddress = (value: string) => value.startsWith("/") || URL.canParse(value);

/** Reads the inputs from `environment`. Throws one error that lists every invalid value. */
export function readInputs(environment: Record<string, string | undefined>) {
  const problems: string[] = [];
  const value = (name: (typeof inputNames)[number]) => environment[name]?.trim() ?? "";
  const supabaseUrl = value("GATSBY_SUPABASE_URL");
  const supabaseAnonKey = value("GATSBY_SUPABASE_ANON_KEY");
  const siteUrl = value("SITE_URL").replace(/\/$/, "");
  const buildTime = value("BUILD_TIME");
  if (siteUrl && !/^https?:\/\/[^/]+$/.test(siteUrl))
    problems.push(
      `SITE_URL must be an address like https://www.example.com, but is “${siteUrl}”.`,
    );
  const now = buildTime ? new Date(buildTime) : new Date();
  if (Number.isNaN(now.getTime()))
    problems.push(
      `BUILD_TIME must be a time like 2025-01-31T12:00:00Z, but is “${buildTime}”.`,
    );
  const portal = { url: value("PORTAL_URL"), socialUrl: value("PORTAL_SOCIAL_URL") };
  const portalValues = Object.values(portal);
  if (portalValues.some(Boolean) && !portalValues.every(isAddress))
    problems.push("PORTAL_URL and PORTAL_SOCIAL_URL must both be addresses, or both be unset.");
  const isSet = (name: "SHOW_DRAFTS" | "SHOW_COMPONENTS") => {
    if (!["", "0", "1"].includes(value(name)))
      problems.push(`${name} must be 1, 0 or unset, but is “${value(name)}”.`);
    return value(name) === "1";
  };
  const [drafts, components] = [isSet("SHOW_DRAFTS"), isSet("SHOW_COMPONENTS")];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return {
    /** Base URL of the Supabase project; empty if none is set (decision 22). */
    supabaseUrl,
    /** Its public anonymous key. */
    supabaseAnonKey,
    /** The site's address without a trailing slash, if it differs from the one in business.yaml. */
    siteUrl: siteUrl || undefined,
    /** The job-request portal, if business.yaml has none: a stand-in, so that links to a portal can be seen and tested (decision 17). */
    portal: portal.url ? portal : undefined,
    /** true shows drafts and scheduled entries, with noindex. */
    drafts,
    /** true adds the page that shows every component. */
    components,
    /** The time of the build. Nothing else reads the clock. */
    now,
  };
}
