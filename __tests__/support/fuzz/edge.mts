/**
 * Runs the edge without `wrangler dev` (scripts/edge.mts), whose proxy is not part of production: it exits on some malformed requests, so that
 * all later ones are refused.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Server } from "../../../scripts/edge.mjs";
import { packageCommand, root } from "../../../scripts/processes.mjs";

/** The Miniflare that wrangler uses, so that the versions are the same. */
const { Miniflare } = createRequire(packageCommand("wrangler"))("miniflare") as {
  Miniflare: new (options: object) => { ready: Promise<URL>; dispose: () => Promise<void> };
};

/** Serves dist/ by the rules of wrangler.jsonc on a free port. */
export async function startEngine(): Promise<Server> {
  const { workerOptions, main = "" } = unstable_getMiniflareWorkerOptions(
    path.join(root, "wrangler.jsonc"),
  );
  const { outputText } = ts.transpileModule(readFileSync(main, "utf8"), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const engine = new Miniflare({
    ...workerOptions,
    modules: true,
    script: outputText,
    host: "127.0.0.1",
    port: 0,
    // Does not fetch sample request data from Cloudflare.
    cf: false,
    // The engine logs every request that it cannot read.
    handleRuntimeStdio: (...streams: NodeJS.ReadableStream[]) =>
      streams.forEach((stream) => stream.resume()),
  });
  const { origin } = await engine.ready;
  return { url: origin, close: () => engine.dispose() };
}
