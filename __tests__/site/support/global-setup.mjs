// @ts-check
import { firstLine, start } from "../../../scripts/processes.mjs";

/**
 * Starts scripts/test-servers.mts and passes the addresses of site, browser and backend to the test workers as environment variables. The
 * program ends when its input closes, which is at the end of this process.
 */
export default async function setUp() {
  const program = start(process.execPath, ["--import", "tsx", "scripts/test-servers.mts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  Object.assign(process.env, JSON.parse(await firstLine(program)));
  // jest waits for the end of what still runs.
  program.unref();
  program.stdout?.destroy();
  /** @type {import("node:net").Socket} */ (program.stdin).unref();
}
