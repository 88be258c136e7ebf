/** Reads build inputs from the environment and .env. */
import { existsSync } from "node:fs";
import path from "node:path";
import { inputNames } from "../src/gatsby/inputs";
import { root } from "./processes.mjs";

export type Environment = Record<string, string | undefined>;
export type BuildEnvironment = Record<(typeof inputNames)[number], string>;

/** A Supabase project, as build inputs. */
export interface Backend {
  url: string;
  anonKey: string;
  /** The job-request portal of this backend, if it has one: the embedded backend has a stand-in (decision 17). */
  portal?: { url: string; socialUrl: string };
}

/** Loads .env if it exists; variables that are already set take precedence. */
export function readEnvFile(): void {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The backend in `environment`; undefined if there is none. Throws if only one of its two variables is set. */
export function namedBackend(environment: Environment): Backend | undefined {
  const url = environment.GATSBY_SUPABASE_URL?.trim() ?? "";
  const anonKey = environment.GATSBY_SUPABASE_ANON_KEY?.trim() ?? "";
  if (!url && !anonKey) return undefined;
  if (url && anonKey) return { url, anonKey };
  const [set, missing] = url
    ? ["GATSBY_SUPABASE_URL", "GATSBY_SUPABASE_ANON_KEY"]
    : ["GATSBY_SUPABASE_ANON_KEY", "GATSBY_SUPABASE_URL"];
  throw new Error(
    `${set} is set and ${missing} is not. Set both to use that backend, or neither to use the embedded one.`,
  );
}

/** The build inputs in `environment`, with empty strings for unset ones, and those of `backend` if given. */
export function buildEnvironment(
  environment: Environment,
  backend?: Backend,
): BuildEnvironment {
  const values = Object.fromEntries(
    inputNames.map((name) => [name, environment[name]?.trim() ?? ""]),
  ) as BuildEnvironment;
  return {
    ...values,
    ...(backend && {
      GATSBY_SUPABASE_URL: backend.url,
      GATSBY_SUPABASE_ANON_KEY: backend.anonKey,
    }),
    ...(backend?.portal &&
      !values.PORTAL_URL && {
        PORTAL_URL: backend.portal.url,
        PORTAL_SOCIAL_URL: backend.portal.socialUrl,
      }),
  };
}
