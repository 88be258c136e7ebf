// @ts-check
/**
 * Installs the locked dependencies if node_modules does not match package-lock.json. Plain JavaScript, because it runs in a fresh clone.
 * `npm start`, `npm run develop` and `npm test` call `install` first; `node scripts/install.mjs` does nothing else.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { endWithSignals, root, run } from "./processes.mjs";

/** Time between two progress messages, in ms. */
const interval = 10_000;

/** Installs the dependencies if necessary. Throws if Node is too old or npm fails. */
export async function install() {
  endWithSignals();
  checkNode();
  const wanted = lockedPackages("package-lock.json");
  const reason = difference(wanted, lockedPackages("node_modules/.package-lock.json"));
  if (!reason) return;
  console.log(`Installing ${Object.keys(wanted).length} locked packages (${reason}) …`);
  const started = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`  … ${seconds} s, ${unpacked()} % unpacked`);
  }, interval);
  try {
    const code = await npm([
      "ci",
      "--include=dev",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ]);
    if (code !== 0) throw new Error(`npm ci failed with exit code ${code}.`);
  } finally {
    clearInterval(timer);
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const floor = String(engines.node)
    .replace(/[^\d.]/g, "")
    .split(".")
    .map(Number);
  const own = process.versions.node.split(".").map(Number);
  const differing = floor.findIndex((part, index) => part !== own[index]);
  if (differing >= 0 && Number(own[differing]) < Number(floor[differing]))
    throw new Error(`This needs Node ${engines.node}; you have ${process.versions.node}.`);
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
 * Describes the first difference; returns an empty string if there is none. Optional packages may be missing, as they are for other systems.
 * @param {ReturnType<typeof lockedPackages>} wanted
 * @param {ReturnType<typeof lockedPackages>} installed
 */
function difference(wanted, installed) {
  if (Object.keys(installed).length === 0) return "none are installed";
  const wrong = Object.entries(wanted).filter(([key, { version, optional, devOptional }]) =>
    key in installed ? installed[key]?.version !== version : !optional && !devOptional,
  );
  const left = Object.keys(installed).filter((key) => !(key in wanted));
  return wrong.length + left.length > 0 ? "the lockfile changed" : "";
}

/** The progress of npm in percent: npm first creates all folders, then fills them. */
function unpacked() {
  const folder = path.join(root, "node_modules");
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^[^.@]/.test(name))
    : [];
  const filled = names.filter((name) => existsSync(path.join(folder, name, "package.json")));
  return Math.round((100 * filled.length) / Math.max(names.length, 1));
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
function npm(args) {
  // npm sets this variable if it runs this script.
  const itself = process.env.npm_execpath;
  if (itself?.endsWith(".js")) return run(process.execPath, [itself, ...args]);
  if (process.platform !== "win32") return run("npm", args);
  // On Windows, the command is a batch file, which requires a shell; npm's script is in Node's folder.
  const beside = path.join(path.dirname(process.execPath), "node_modules/npm/bin/npm-cli.js");
  return run(process.execPath, [beside, ...args]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install();
