// @ts-check
/**
 * Installs the locked packages if node_modules does not match package-lock.json. Plain JavaScript, because it runs in a fresh clone, before
 * the programs of `npm start`, `npm run develop`, `npm run edit` and `npm test`.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkFolder, endWithSignals, root, run } from "./processes.mjs";

endWithSignals();
checkNode();
checkFolder();
const wanted = lockedPackages("package-lock.json");
const reason = difference(wanted, lockedPackages("node_modules/.package-lock.json"));
if (reason) {
  console.log(`Installing ${Object.keys(wanted).length} locked packages (${reason}) …`);
  process.exitCode = await npm("ci", "--include=dev", "--loglevel=error");
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
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function lockedPackages(name) {
  const file = path.join(root, name);
  if (!existsSync(file)) return {};
  const { packages } = JSON.parse(readFileSync(file, "utf8"));
  delete packages[""];
  return packages;
}

/**
 * Why packages must be installed; an empty string if they need not. Optional packages may be missing, as they are for other systems.
 * @param {ReturnType<typeof lockedPackages>} locked
 * @param {ReturnType<typeof lockedPackages>} installed
 */
function difference(locked, installed) {
  if (Object.keys(installed).length === 0) return "none are installed";
  const wrong = Object.entries(locked).some(([key, { version, optional, devOptional }]) =>
    key in installed ? installed[key]?.version !== version : !optional && !devOptional,
  );
  const surplus = Object.keys(installed).some((key) => !(key in locked));
  return wrong || surplus ? "the lockfile changed" : "";
}

/** @param {string[]} args */
function npm(...args) {
  // npm sets this variable. On Windows, the command npm is a batch file, which requires a shell.
  const program = process.env.npm_execpath;
  return program?.endsWith(".js")
    ? run(process.execPath, [program, ...args])
    : run("npm", args);
}
