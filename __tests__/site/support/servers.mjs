// @ts-check
/** Starts and stops scripts/test-servers.mts for the site tests. */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { start } from "../../../scripts/processes.mjs";

/** @type {import("node:child_process").ChildProcess | undefined} */
let program;

/** Resolves with the addresses that the program prints. Throws if it exits before. */
export async function startServers() {
  program = start(process.execPath, ["--import", "tsx", "scripts/test-servers.mts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({
    input: /** @type {import("node:stream").Readable} */ (program.stdout),
  });
  const ended = once(program, "exit").then(() => {
    throw new Error("The servers of the site tests did not start; the reason stands above.");
  });
  ended.catch(() => undefined);
  const [line] = await Promise.race([once(lines, "line"), ended]);
  return /** @type {Record<string, string>} */ (JSON.parse(line));
}

export async function stopServers() {
  if (!program || program.exitCode !== null) return;
  const ended = once(program, "exit");
  program.stdin?.end();
  await ended;
}
