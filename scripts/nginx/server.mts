/** Serves a built folder with nginx and the configuration of config.ts. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../ports.mjs";
import { root, start, stop } from "../processes.mjs";
import type { Server } from "../edge.mjs";
import { nginxConfig } from "./config";

/** Time limit for the first response, in ms. */
const patience = 10_000;

/** true if nginx is installed. */
export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"]).status === 0;
}

/** The configuration for `folder`, a path relative to the project, with the headers and redirects of the build in it. */
export function configFor(folder: string, listen: string): string {
  const read = (name: string) => readFileSync(path.join(root, folder, name), "utf8");
  return nginxConfig({
    headers: read("_headers"),
    redirects: read("_redirects"),
    folder: path.join(root, folder),
    listen,
  });
}

/** Serves `folder`; resolves when nginx responds. Throws with nginx's output if it does not. */
export async function startNginx(folder = "dist"): Promise<Server> {
  const port = await freePort(8789);
  const url = `http://127.0.0.1:${port}`;
  const own = mkdtempSync(path.join(tmpdir(), "nginx-"));
  writeFileSync(
    path.join(own, "nginx.conf"),
    `daemon off; master_process off; pid ${own}/pid; error_log stderr crit;
events {}
http {
access_log off; client_body_temp_path ${own}/body; proxy_temp_path ${own}/proxy;
fastcgi_temp_path ${own}/fastcgi; uwsgi_temp_path ${own}/uwsgi; scgi_temp_path ${own}/scgi;
${configFor(folder, `127.0.0.1:${port}`)}
}
`,
  );
  const child = start(
    "nginx",
    ["-p", own, "-c", path.join(own, "nginx.conf"), "-e", "stderr"],
    {
      quiet: true,
    },
  );
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const close = async () => {
    await stop(child);
    rmSync(own, { recursive: true, force: true });
  };
  for (const started = Date.now(); !(await answers(url)); await wait(50)) {
    if (child.exitCode === null && Date.now() - started < patience) continue;
    await close();
    throw new Error(`nginx does not respond on ${url}.\n${said.join("")}`);
  }
  return { url, close };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { method: "HEAD", redirect: "manual" }).then(
    () => true,
    () => false,
  );
}
