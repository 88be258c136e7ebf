/** @jest-environment node */
/** The sources of packages and the rules for their updates. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const { packages } = readJson("package-lock.json") as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(packages).filter(([place]) => place !== "");

/**
 * Describes what is wrong with a package in the lockfile; returns an empty string if nothing is. Without the address, npm would ask the
 * registry for all versions of every package, which takes a third of an installation's time.
 */
function problem({ version, resolved, integrity, optional, os, cpu }: LockedPackage): string {
  if (!version) return "no version";
  // npm run lockfile adds optional packages for other platforms without asking the registry; no workflow or host installs them.
  const onLinux = (os?.includes("linux") ?? true) && (cpu?.includes("x64") ?? true);
  if (optional && !onLinux && resolved === undefined && integrity === undefined) return "";
  if (!resolved?.startsWith("https://registry.npmjs.org/")) return `from ${resolved}`;
  return integrity && /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)
    ? ""
    : `integrity ${integrity}`;
}

test("every package in the lockfile has an address at the npm registry and an integrity hash", () => {
  expect(locked.length).toBeGreaterThan(1000);
  const found = locked.map(([place, entry]) => [place, problem(entry)]);
  expect(found.filter(([, text]) => text !== "")).toEqual([]);
});

test("no other registry is configured, and packages run no install scripts", () => {
  const settings = readFileSync(".npmrc", "utf8");
  expect(settings).not.toMatch(/registry\s*=/);
  // Settings of a machine must not remove the addresses from the lockfile.
  expect(settings).toMatch(/^omit-lockfile-registry-resolved=false$/m);
  expect(settings).toMatch(/^ignore-scripts=true$/m);
});

interface Updates {
  "package-ecosystem": string;
  groups: object;
  ignore?: { "dependency-name": string }[];
}

const { updates } = parse(readFileSync(".github/dependabot.yml", "utf8")) as {
  updates: Updates[];
};
const npm = updates.find((each) => each["package-ecosystem"] === "npm");
const ignored = (name: string) =>
  npm?.ignore?.some((rule) => {
    const pattern = rule["dependency-name"].replaceAll("*", ".*");
    return new RegExp(`^${pattern}$`).test(name);
  });

test("groups updates of packages and of actions", () => {
  expect(updates.map((each) => each["package-ecosystem"])).toEqual(["npm", "github-actions"]);
  for (const { groups } of updates) expect(Object.keys(groups)).not.toEqual([]);
});

test("does not update packages automatically if their internals are used", () => {
  const { dependencies, devDependencies } = readJson("package.json") as Record<
    string,
    Record<string, string>
  >;
  const all = Object.entries({ ...dependencies, ...devDependencies });
  // Packages that need a manual upgrade have exact versions (docs/upgrading.md).
  const pinned = all.filter(([, version]) => /^\d/.test(version)).map(([name]) => name);
  expect(pinned.length).toBeGreaterThan(8);
  const others = ["webpack", "mini-css-extract-plugin", "file-type", "@types/react"];
  expect([...pinned, ...others].filter((name) => !ignored(name))).toEqual([]);
  expect(ignored("zod")).toBe(false);
});
