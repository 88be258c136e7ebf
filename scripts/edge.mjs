// @ts-check
/**
 * The local edge: serves a built folder with the engine of production and the rules of wrangler.jsonc. It starts the Miniflare of wrangler
 * without the proxy of `wrangler dev`, which is not part of production and exits on a request after five idle seconds
 * (cloudflare/workers-sdk, issue 14641). A process of its own and plain JavaScript, which starts sooner.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { firstLine, packageCommand, root, start, stop } from "./processes.mjs";

/** @typedef {{ url: string, close: () => Promise<void> }} Server */
/** @typedef {{ prefix: string, url: string }} Proxy Requests for paths below `prefix` are passed on to the server at `url`. */

const usualPort = 8788;
const program = fileURLToPath(import.meta.url);

/**
 * Serves a copy of `folder`, a path relative to the project: the engine reads the list of files once, and would fail after another build.
 * @param {string} [folder]
 * @param {Proxy} [proxy]
 * @throws with the server's output if it does not start.
 * @returns {Promise<Server>}
 */
export async function startEdge(folder = "dist", proxy) {
  const served = mkdtempSync(path.join(tmpdir(), "site-"));
  process.once("exit", () => rmSync(served, { recursive: true, force: true }));
  cpSync(path.resolve(root, folder), served, { recursive: true });
  const { prefix = "", url: target = "" } = proxy ?? {};
  const child = start(process.execPath, [program, served, prefix, target], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  let errors = "";
  child.stderr?.on("data", (chunk) => (errors += chunk));
  try {
    return { url: await firstLine(child), close: () => stop(child) };
  } catch (cause) {
    await stop(child);
    throw new Error(`The local edge did not start.\n${errors}`, { cause });
  }
}

/**
 * Serves `folder`, prints the address, and exits when standard input closes.
 * @param {string} folder
 * @param {Proxy} proxy
 */
async function serve(folder, proxy) {
  const { buildSync } = await import("esbuild");
  /** @type {{ Miniflare: new (options: object) => { ready: Promise<URL>, dispose: () => Promise<void> } }} */
  const { Miniflare } = createRequire(packageCommand("wrangler"))("miniflare");
  const { assets, ...rules } = edgeRules();
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, "src/edge/local.ts")],
    define: { PROXY: JSON.stringify(proxy) },
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  const options = {
    ...rules,
    assets: { ...assets, directory: path.resolve(root, folder) },
    modules: true,
    script: outputFiles[0]?.text,
    host: "127.0.0.1",
    // Does not fetch sample request data from Cloudflare.
    cf: false,
    /**
     * The engine logs every request that it cannot read.
     * @param {NodeJS.ReadableStream[]} streams
     */
    handleRuntimeStdio: (...streams) => streams.forEach((stream) => stream.resume()),
  };
  let engine = new Miniflare({ ...options, port: usualPort });
  try {
    await engine.ready;
  } catch (error) {
    if (Object(error).code !== "ERR_ADDRESS_IN_USE") throw error;
    // Several may start at the same moment, so that no search for a free port helps.
    engine = new Miniflare({ ...options, port: 0 });
  }
  process.stdin.resume().once("end", () => {
    void engine.dispose().then(() => process.exit());
  });
  console.log((await engine.ready).origin);
}

/**
 * The rules of wrangler.jsonc as Miniflare's options. wrangler has a function for it (__tests__/scripts/edge.test.ts compares them), but loading
 * wrangler takes a second.
 */
export function edgeRules() {
  const text = readFileSync(path.join(root, "wrangler.jsonc"), "utf8");
  // Its comments are whole lines.
  const json = text.replace(/^ *\/\/.*$/gm, "").replace(/,(?=\s*[}\]])/g, "");
  const { compatibility_date, assets } = JSON.parse(json);
  return {
    compatibilityDate: compatibility_date,
    assets: {
      binding: assets.binding,
      routerConfig: {
        has_user_worker: true,
        static_routing: { asset_worker: [], user_worker: assets.run_worker_first },
      },
      assetConfig: {
        html_handling: assets.html_handling,
        not_found_handling: assets.not_found_handling,
        compatibility_date,
        compatibility_flags: [],
      },
    },
  };
}

if (process.argv[1] === program) {
  const [folder = "dist", prefix = "", url = ""] = process.argv.slice(2);
  await serve(folder, { prefix, url });
}
