/** Serves a built copy of the project, with its backend and a browser, as the site tests do. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface Served {
  /** Address of the site. */
  url: string;
  /** Where playwright finds the browser. */
  browser: string;
  close: () => Promise<void>;
}

/**
 * @param folder the copy.
 * @param built the built site in it.
 */
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
