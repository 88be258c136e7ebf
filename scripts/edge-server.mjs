// @ts-check
/**
 * `node scripts/edge-server.mjs <folder> <port>` serves a built folder with the engine of production, prints its address when it responds, and
 * exits when its standard input closes. It uses wrangler.jsonc and the Miniflare that wrangler itself runs, but not the proxy of `wrangler dev`,
 * which is not part of production and exits on a request after five idle seconds (cloudflare/workers-sdk, issue 14641) and on some malformed ones.
 * The list of files is read once: a rebuilt folder needs a new server. Plain JavaScript, because wrangler loads two seconds later with tsx.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { buildSync } from "esbuild";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { packageCommand, root } from "./processes.mjs";

/** @type {{ Miniflare: new (options: object) => { ready: Promise<URL>, dispose: () => Promise<void> } }} */
const { Miniflare } = createRequire(packageCommand("wrangler"))("miniflare");

const [folder = "dist", port = "0"] = process.argv.slice(2);
const { workerOptions, main = "" } = unstable_getMiniflareWorkerOptions(
  path.join(root, "wrangler.jsonc"),
);
const { outputFiles } = buildSync({
  entryPoints: [main],
  bundle: true,
  format: "esm",
  target: "es2022",
  write: false,
});
const engine = new Miniflare({
  ...workerOptions,
  assets: { ...workerOptions.assets, directory: path.resolve(root, folder) },
  modules: true,
  script: outputFiles[0]?.text,
  host: "127.0.0.1",
  port: Number(port),
  // Does not fetch sample request data from Cloudflare.
  cf: false,
  /**
   * The engine logs every request that it cannot read.
   * @param {NodeJS.ReadableStream[]} streams
   */
  handleRuntimeStdio: (...streams) => streams.forEach((stream) => stream.resume()),
});
process.stdin.resume().once("end", () => {
  void engine.dispose().then(() => process.exit());
});
console.log((await engine.ready).origin);
