// @ts-check
/**
 * Installs the locked packages that node_modules lacks, and then runs a program: `node scripts/install.mjs [--dev] site.mts start`. With --dev,
 * also those that only tests and checks need. Plain JavaScript, because it runs in a fresh clone.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { checkFolder, endWithSignals, progress, root, run } from "./processes.mjs";

endWithSignals();
checkNode();
checkFolder();
const args = process.argv.slice(2);
const dev = args[0] === "--dev";
const [program = "", ...options] = dev ? args.slice(1) : args;
await install();
if (program) {
  const file = path.join(import.meta.dirname, program);
  process.argv = [process.execPath, file, ...options];
  // From here on, Node runs TypeScript.
  const loaders = await Promise.all([import("tsx/esm/api"), import("tsx/cjs/api")]);
  for (const { register } of loaders) register();
  await import(pathToFileURL(file).href);
}

/** Ends this program if npm fails. */
async function install() {
  const locked = lockedPackages("package-lock.json");
  const installed = lockedPackages("node_modules/.package-lock.json");
  const withDev = dev || Object.keys(installed).some((key) => locked[key]?.dev);
  const isEmpty = Object.keys(installed).length === 0;
  const differs = Object.entries(installed).some(
    ([key, { version }]) => locked[key]?.version !== version,
  );
  // Optional packages may be missing, as they are for other systems.
  const missing = Object.entries(locked).filter(
    ([key, each]) =>
      !(key in installed) && !each.optional && !each.devOptional && (withDev || !each.dev),
  );
  if (!differs && missing.length === 0) return;
  const stop = progress(
    differs
      ? "Packages changed: installing them again"
      : `Installing ${missing.length} packages`,
  );
  // `npm ci` would also delete what is installed.
  const command = isEmpty || differs ? ["ci"] : ["install", "--no-save"];
  const code = await npm(
    ...command,
    withDev ? "--include=dev" : "--omit=dev",
    "--loglevel=error",
  );
  stop();
  if (code !== 0) process.exit(code);
}

/** Ends this program if Node is older than package.json requires. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const own = process.versions.node;
  const oldest = engines.node.replace(/[^\d.]/g, "");
  if (own.localeCompare(oldest, "en", { numeric: true }) >= 0) return;
  console.error(`This needs Node ${engines.node}; you have ${own}.`);
  process.exit(1);
}

/**
 * @param {string} name the project's lockfile, or the one that npm writes into node_modules.
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function lockedPackages(name) {
  const file = path.join(root, name);
  if (!existsSync(file)) return {};
  const { packages } = JSON.parse(readFileSync(file, "utf8"));
  delete packages[""];
  return packages;
}

/** @param {string[]} args */
function npm(...args) {
  // npm sets this variable. On Windows, the command npm is a batch file, which requires a shell.
  const program = process.env.npm_execpath;
  return program?.endsWith(".js")
    ? run(process.execPath, [program, ...args])
    : run("npm", args);
}
