// @ts-check
/**
 * Starts other programs and makes sure that none of them outlives this one. Plain Node: install.mjs needs it before anything is installed.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, "..");

/** How long a program may take to end by itself, in ms. */
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
 * @property {Record<string, string | undefined>} [env] The program's whole environment; this program's own if left out.
 * @property {boolean} [quiet] Keeps back what it prints, on both of its streams, for the caller to read.
 * @property {boolean} [plain] Shows what it prints as on paper: it is not told of the terminal.
 * @property {boolean} [output] Keeps back its standard output alone.
 * @property {boolean} [input] Gives the program an input, which ends with this program.
 * @property {string} [cwd] Where it runs; in the project's folder if left out.
 */

/**
 * Starts a program and gives it back at once.
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
    // A group of its own, so that the program's own children can be ended with it.
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
 * Runs a program to its end; rejects only if it cannot be started.
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
 * The script behind the command of an installed package, for Node to run: no shell and no PATH in between.
 * @param {string} name of the package.
 * @param {string} [command] its command, where that is called otherwise.
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
 * Ends a program and everything that it started.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<void>}
 */
export function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => killGroup(child), patience);
    child.once("exit", () => {
      clearTimeout(timer);
      // What it started and did not end itself.
      killGroup(child);
      resolve();
    });
    child.kill("SIGTERM");
  });
}

/**
 * From now on Ctrl-C and the like end every program that was started here, then this one. May be called again to add what else has
 * to be closed.
 * @param {() => Promise<void>} [close]
 */
export function endWithSignals(close) {
  if (close) closing.add(close);
  if (watching) return;
  watching = true;
  for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
    process.on(signal, () => end(128 + number));
  // npm runs a script in a shell, which dies of a signal without passing it on.
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
    // The group is gone already.
  }
}
