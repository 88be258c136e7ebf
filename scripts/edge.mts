/** The local edge: wrangler serves a built folder with the rules of wrangler.jsonc and the engine of production. */
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./ports.mjs";
import { packageCommand, start, stop } from "./processes.mjs";

export interface Server {
  url: string;
  close: () => Promise<void>;
}

const host = "127.0.0.1";
const usualPort = 8788;
/** Time limit for the first response, in ms. */
const patience = 60_000;

/** Serves `folder`, a path relative to the project; resolves when it responds. Throws with wrangler's output if it does not. */
export async function startEdge(folder = "dist"): Promise<Server> {
  const port = await freePort(usualPort);
  const url = `http://${host}:${port}`;
  const options = ["--assets", folder, "--ip", host, "--port", String(port)];
  const child = start(
    process.execPath,
    [
      packageCommand("wrangler"),
      "dev",
      ...options,
      "--show-interactive-dev-session=false",
      "--log-level=error",
    ],
    {
      quiet: true,
      env: {
        ...process.env,
        // Disables telemetry, error reports, update checks, request data from Cloudflare, and .env files.
        WRANGLER_SEND_METRICS: "false",
        WRANGLER_SEND_ERROR_REPORTS: "false",
        WRANGLER_HIDE_BANNER: "true",
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
        CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false",
        WRANGLER_LOG_PATH: ".wrangler/logs",
      },
    },
  );
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  for (const started = Date.now(); !(await answers(url)); await wait(100)) {
    if (!ended() && Date.now() - started < patience) continue;
    await stop(child);
    throw new Error(`The local edge does not respond on ${url}.\n${said.join("")}`);
  }
  // Stops collecting the output, because wrangler logs every request.
  for (const stream of [child.stdout, child.stderr])
    stream?.removeAllListeners("data").resume();
  return { url, close: () => stop(child) };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: "HEAD", redirect: "manual" });
    return true;
  } catch {
    return false;
  }
}
