/** Starts the embedded backend on a free port. */
import path from "node:path";
import { lastOrigin } from "./cache.mjs";
import type { Backend } from "./environment.mjs";
import { freePort, isFree } from "./ports.mjs";
import { root } from "./processes.mjs";

/** The default port. The address is a build input, so another port requires a clean build. */
export const backendPort = 54321;

export interface RunningBackend extends Backend {
  /** Opens the database, so that the first request need not wait for it. */
  open: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts the backend on `port`, or on another one if that is taken. */
export async function startEmbeddedBackend(port = backendPort): Promise<RunningBackend> {
  // Loaded on demand: commands with another backend need no database.
  const { startBackend } = await import("./backend/server");
  return startBackend({
    port: await freePort(port),
    pictures: path.join(root, "content/pictures"),
  });
}

/**
 * Starts the backend at `url`, which a build uses, if that is an address of this machine; returns a function that stops it. If the port is
 * taken, assumes that it is the backend of a running `npm start`.
 */
export async function startBackendAt(url: string): Promise<() => Promise<void>> {
  const local = /^http:\/\/127\.0\.0\.1:(\d+)$/.exec(url);
  const port = Number(local?.[1]);
  if (!local || !(await isFree(port))) return () => Promise.resolve();
  const { open, close } = await startEmbeddedBackend(port);
  void open();
  return close;
}

/** Starts the backend that the build in dist/ uses, if it is on this machine; returns a function that stops it. */
export const startBackendOfBuild = (): Promise<() => Promise<void>> =>
  startBackendAt(lastOrigin()?.inputs.GATSBY_SUPABASE_URL ?? "");
