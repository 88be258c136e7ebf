/** The local edge: the engine of production serves a built folder with the rules of wrangler.jsonc. */
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "./ports.mjs";
import { start, stop } from "./processes.mjs";

export interface Server {
  url: string;
  close: () => Promise<void>;
}

const usualPort = 8788;
/** Time limit for the start, in ms. */
const patience = 60_000;

/** Serves `folder`, a path relative to the project; resolves when it responds. Throws with the server's output if it does not. */
export async function startEdge(folder = "dist"): Promise<Server> {
  const port = await freePort(usualPort);
  const child = start(process.execPath, ["scripts/edge-server.mjs", folder, String(port)], {
    quiet: true,
    input: true,
    // Only the address on standard output, and no .env files.
    env: {
      ...process.env,
      WRANGLER_LOG: "error",
      CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false",
    },
  });
  const said: string[] = [];
  child.stderr?.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const signal = AbortSignal.timeout(patience);
  try {
    const [url] = (await Promise.race([
      once(createInterface({ input: child.stdout as Readable }), "line", { signal }),
      once(child, "close").then(() => Promise.reject(new Error("The process ended."))),
    ])) as [string];
    return { url, close: () => stop(child) };
  } catch (cause) {
    await stop(child);
    throw new Error(`The local edge did not start.\n${said.join("")}`, { cause });
  }
}
