// @ts-check
/**
 * Starts other programs so that none of them outlives this one, and finds free ports. Plain JavaScript, because install.mjs uses it before
 * packages are installed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { createServer } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, "..");

/** Ends this program if Gatsby cannot build in a folder with this path: its compiler reads some characters as a pattern or an address. */
export function checkFolder() {
  const found = [...new Set(root.replaceAll(path.sep, "/").match(/[()[\]{}#%?*!|\\]/g))];
  if (found.length === 0) return;
  console.error(
    `Gatsby cannot build in a folder whose path contains ${found.join(" ")}:\n  ${root}\nRename the folder or move it; avoid ( ) [ ] { } # % ? * ! | and \\ in its name.`,
  );
  process.exit(1);
}

/**
 * Prints `name`, and every five seconds how long it has taken. Returns a function that stops that.
 * @param {string} name
 */
export function progress(name) {
  console.log(`${name} …`);
  const started = Date.now();
  const timer = setInterval(() => {
    console.log(`${name} … ${Math.round((Date.now() - started) / 1000)} s`);
  }, 5000);
  return () => clearInterval(timer);
}

/** Time limit for a program to exit by itself after a signal. */
const timeoutMs = 5000;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
/** @type {Set<() => Promise<void>>} */
const closing = new Set();
let watching = false;
let ending = false;

/**
 * @typedef {object} Options
 * @property {Record<string, string | undefined>} [env] The complete environment; inherited by default.
 * @property {import("node:child_process").StdioOptions} [stdio] As for spawn; by default, the output is inherited and there is no input.
 */

/**
 * Starts a program in the project's folder.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export function start(
  command,
  args,
  { env = process.env, stdio = ["ignore", "inherit", "inherit"] } = {},
) {
  const child = spawn(command, args, {
    cwd: root,
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    stdio,
    // A process group of its own, so that the program's children can be killed with it: Gatsby leaves its workers behind.
    detached: process.platform !== "win32",
  });
  running.add(child);
  for (const event of ["exit", "error"]) child.once(event, () => running.delete(child));
  return child;
}

/**
 * The exit code of a started program; 128 and the number of the signal if one ended it. Rejects if the program could not be started.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>}
 */
export async function exitCode(child) {
  await once(child, "close");
  return child.exitCode ?? 128 + (child.signalCode ? constants.signals[child.signalCode] : 0);
}

/**
 * The first line that a started program prints, which it does when it is ready. Rejects if the program ends before.
 * @param {import("node:child_process").ChildProcess} child with its output in a pipe.
 * @returns {Promise<string>}
 */
export async function firstLine(child) {
  const input = /** @type {import("node:stream").Readable} */ (child.stdout);
  for await (const line of createInterface({ input })) return line;
  throw new Error(`${child.spawnargs.slice(1).join(" ")} ended before it was ready.`);
}

/**
 * Runs a program to its end and returns its exit code.
 * @param {Parameters<typeof start>} args
 */
export const run = (...args) => exitCode(start(...args));

/**
 * Stops a program and all its children.
 * @param {import("node:child_process").ChildProcess} child
 */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => killGroup(child), timeoutMs);
  child.kill("SIGTERM");
  await once(child, "exit");
  clearTimeout(timer);
  killGroup(child);
}

/**
 * Stops all started programs and then this one on Ctrl-C and similar signals. May be called again to add another `close`.
 * @param {() => Promise<void>} [close]
 */
export function endWithSignals(close) {
  if (close) closing.add(close);
  if (watching) return;
  watching = true;
  for (const signal of /** @type {const} */ (["SIGHUP", "SIGINT", "SIGTERM"]))
    process.on(signal, () => end(128 + constants.signals[signal]));
  // npm runs scripts in a shell, which exits on SIGTERM without forwarding it.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => {
      if (process.ppid !== parent) end(1);
    }, 1000).unref();
  process.on("exit", () => running.forEach(killGroup));
}

/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  await Promise.all([...[...closing].map((close) => close()), ...[...running].map(stop)]);
  process.exit(code);
}

/** @param {import("node:child_process").ChildProcess} child */
function killGroup(child) {
  try {
    if (process.platform === "win32") child.kill("SIGKILL");
    else if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // The group no longer exists.
  }
}

/**
 * The script of an installed package's command, to be run by Node without a shell.
 * @param {string} name of the package.
 * @param {string} [command] if its name differs.
 * @returns {string}
 */
export function packageCommand(name, command = name) {
  const folder = path.join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[command]);
}

/**
 * Returns `wanted` if that port is free, or else another one that is.
 * @param {number} wanted
 * @returns {Promise<number>}
 */
export async function freePort(wanted) {
  const server = createServer().listen(wanted, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return freePort(0);
  }
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await once(server.close(), "close");
  return port;
}
