/**
 * `npm run lockfile`, after a dependency was added: adds optional packages of other platforms to package-lock.json. npm may leave them out
 * (npm/cli issue 4828), and `npm ci` then rejects the file.
 */
import { readFileSync, writeFileSync } from "node:fs";

const systems = [
  "darwin",
  "linux",
  "win32",
  "freebsd",
  "android",
  "openbsd",
  "netbsd",
  "sunos",
  "aix",
  "openharmony",
];
const processors = [
  "arm64",
  "x64",
  "ia32",
  "arm",
  "ppc64",
  "s390x",
  "riscv64",
  "loong64",
  "mips64el",
  "wasm32",
];

const file = "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));
const { packages } = lock;
const added = [];

for (const [place, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    // Resolving a range would require the registry; platform packages have exact versions.
    if (!/^\d+\.\d+\.\d+$/.test(version) || foundFrom(place, name)) continue;
    const top = `node_modules/${name}`;
    const where = packages[top] ? `${place}/node_modules/${name}` : top;
    packages[where] = {
      version,
      ...platformOf(name),
      ...(entry.dev && { dev: true }),
      optional: true,
    };
    added.push(`${where}@${version}`);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en")),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log([...added, `${added.length} added`].join("\n"));

/**
 * Whether the package at `place` can resolve `name` from its own folder or a parent folder.
 * @param {string} place
 * @param {string} name
 */
function foundFrom(place, name) {
  for (let folder = place; ;) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (!folder) return false;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1));
  }
}

/**
 * The platform in a package's name, in the lockfile's format.
 * @param {string} name
 */
function platformOf(name) {
  const words = name
    .split(/[-/]/)
    .map((word) => (/^armv?\d*(hf)?$/.test(word) ? "arm" : word.replace("ppc64le", "ppc64")));
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const musl = words.some((word) => word.startsWith("musl"));
  const glibc = words.some((word) => word.startsWith("gnu"));
  const libc = os[0] === "linux" && (musl ? ["musl"] : glibc ? ["glibc"] : undefined);
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(libc && { libc }),
    ...(os.length > 0 && { os }),
  };
}
