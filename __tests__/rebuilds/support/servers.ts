/** Serves a build of a copy with its backend and a browser, as the site tests do. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface Served {
  /** Address of the site. */
  url: string;
  /** WebSocket address of the browser for playwright. */
  browser: string;
  close: () => Promise<void>;
}

/** @param folder the copy's folder. @param built the folder with the built site, relative to the copy. */
export async function serve(folder: string, built = "dist"): Promise<Served> {
  const program = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/test-servers.mts", built],
    { cwd: folder, stdio: ["pipe", "pipe", "inherit"] },
  );
  const ended = once(program, "exit");
  const line = await Promise.race([
    once(createInterface({ input: program.stdout }), "line"),
    ended.then(() => {
      throw new Error("The servers did not start; the reason stands above.");
    }),
  ]);
  const { SITE_TEST_URL: url, SITE_TEST_BROWSER: browser } = JSON.parse(
    String(line[0]),
  ) as Record<string, string>;
  return {
    url: url ?? "",
    browser: browser ?? "",
    close: async () => {
      program.stdin.end();
      await ended;
    },
  };
}
