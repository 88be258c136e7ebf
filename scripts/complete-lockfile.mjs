/**
 * `npm run lockfile`, after a dependency was added: npm may leave optional packages of other platforms out of package-lock.json
 * (npm/cli issue 4828), and `npm ci` then refuses the file. This adds what is missing, from what the packages themselves ask for.
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
    // A range would need the registry; packages for platforms are named with their exact version.
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
 * Whether the package at `place` finds `name` in its own folder or in one above it.
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
 * The platform that a package's name tells, as the lockfile writes it.
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
