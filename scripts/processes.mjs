// @ts-check
/**
 * Starts other programs and ensures that none of them outlives this one. Plain JavaScript, because install.mjs uses it before packages are installed.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, "..");

/** Time limit for a program to exit by itself, in ms. */
const patience = 5000;
const windows = process.platform === "win32";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
/** @type {Set<() => Promise<void>>} */
const closing = new Set();
let watching = false;
let ending = false;

/**
 * @typedef {object} Options
 * @property {Record<string, string | undefined>} [env] The complete environment; inherited if left out.
 * @property {boolean} [quiet] Pipes both output streams to the caller.
 * @property {boolean} [plain] Prints its output, but not as to a terminal.
 * @property {boolean} [output] Pipes only standard output to the caller.
 * @property {boolean} [input] Opens standard input, which closes when this program exits.
 * @property {string} [cwd] The working directory; the project's folder if left out.
 */

/**
 * Starts a program and returns its process.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export function start(
  command,
  args,
  { env = process.env, quiet, plain, output, input, cwd = root } = {},
) {
  const child = spawn(command, args, {
    cwd,
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    stdio: [
      input ? "pipe" : "ignore",
      quiet || plain || output ? "pipe" : "inherit",
      quiet || plain ? "pipe" : "inherit",
    ],
    // A separate process group, so that the program's children can be killed with it.
    detached: !windows,
  });
  if (plain) {
    child.stdout?.pipe(process.stdout);
    child.stderr?.pipe(process.stderr);
  }
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.once("error", () => running.delete(child));
  return child;
}

/**
 * Runs a program and waits for its exit; rejects only if it cannot be started.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>} its exit code; 128 and the number of the signal if one ended it.
 */
export function run(command, args, options) {
  const child = start(command, args, options);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * The script of an installed package's command, to be run by Node without a shell and PATH.
 * @param {string} name of the package.
 * @param {string} [command] the command, if its name differs.
 * @returns {string}
 */
export function packageCommand(name, command = name) {
  const { bin, folder } = readPackage(name);
  return path.join(folder, typeof bin === "string" ? bin : bin[command]);
}

/**
 * @param {string} name of an installed package.
 * @returns {string} its version.
 */
export function packageVersion(name) {
  return readPackage(name).version;
}

/** @param {string} name */
function readPackage(name) {
  const folder = path.join(root, "node_modules", name);
  return { folder, ...JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) };
}

/**
 * Stops a program and all its children.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<void>}
 */
export function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => killGroup(child), patience);
    child.once("exit", () => {
      clearTimeout(timer);
      // Kills children that the program did not stop.
      killGroup(child);
      resolve();
    });
    child.kill("SIGTERM");
  });
}

/**
 * Stops all started programs and then this one on Ctrl-C and similar signals. May be called again to add another `close`.
 * @param {() => Promise<void>} [close]
 */
export function endWithSignals(close) {
  if (close) closing.add(close);
  if (watching) return;
  watching = true;
  for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
    process.on(signal, () => end(128 + number));
  // npm runs scripts in a shell, which exits on a signal without forwarding it.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => {
      if (process.ppid !== parent) end(1);
    }, 1000).unref();
  process.on("exit", () => {
    for (const child of running) killGroup(child);
  });
}

/** @param {number} code the exit code of this program. */
async function end(code) {
  if (ending) return;
  ending = true;
  await Promise.all([...[...closing].map((close) => close()), ...[...running].map(stop)]);
  process.exit(code);
}

/** @param {import("node:child_process").ChildProcess} child */
function killGroup(child) {
  try {
    if (windows) child.kill("SIGKILL");
    else if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // The group no longer exists.
  }
}
