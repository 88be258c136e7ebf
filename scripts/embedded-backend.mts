/** The embedded backend on a port that is free. */
import path from "node:path";
import { lastOrigin } from "./cache.mjs";
import type { Backend } from "./environment.mjs";
import { freePort, isFree } from "./ports.mjs";
import { root } from "./processes.mjs";

/** Fixed where it can be: the address is a build input, so that another port costs a clean build. */
export const backendPort = 54321;

export interface RunningBackend extends Backend {
  close: () => Promise<void>;
}

/** Starts it on `port`, or on another one if that is taken. */
export async function startEmbeddedBackend(port = backendPort): Promise<RunningBackend> {
  // Loaded only here: a command that uses another backend needs no database.
  const { startBackend } = await import("./backend/server");
  return startBackend({
    port: await freePort(port),
    pictures: path.join(root, "content/pictures"),
  });
}

/**
 * Starts it at `url`, where a build expects it, if that is an address of this machine; gives back what ends it. Where something listens
 * already, it is the backend of a running `npm start`.
 */
export async function startBackendAt(url: string): Promise<() => Promise<void>> {
  const local = /^http:\/\/127\.0\.0\.1:(\d+)$/.exec(url);
  const port = Number(local?.[1]);
  if (!local || !(await isFree(port))) return () => Promise.resolve();
  return (await startEmbeddedBackend(port)).close;
}

/** Starts the backend that the build in dist/ expects, where that is one of this machine; gives back what ends it. */
export const startBackendOfBuild = (): Promise<() => Promise<void>> =>
  startBackendAt(lastOrigin()?.inputs.GATSBY_SUPABASE_URL ?? "");
