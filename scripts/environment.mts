/** What the commands read from the environment and from .env. */
import { existsSync } from "node:fs";
import path from "node:path";
import { inputNames } from "../src/gatsby/inputs";
import { root } from "./processes.mjs";

export type Environment = Record<string, string | undefined>;
export type BuildEnvironment = Record<(typeof inputNames)[number], string>;

/** A Supabase project as a build is told of it. */
export interface Backend {
  url: string;
  anonKey: string;
}

/** Takes over the values of .env where there is one; what is set already wins. */
export function readEnvFile(): void {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The backend that `environment` names, or undefined where it names none. Throws where it names half of one. */
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

/** The build inputs in `environment`, each an empty string where it is not set, with those of `backend` where one is given. */
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
  };
}
