/** @jest-environment node */
/** Where the packages come from, and who decides on their updates. */
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

/** What is wrong with a package of the lockfile; an empty string if nothing is. */
function problem({ version, resolved, integrity, optional, os, cpu }: LockedPackage): string {
  if (!version) return "no version";
  if (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/"))
    return `from ${resolved}`;
  if (integrity !== undefined)
    return /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) ? "" : `integrity ${integrity}`;
  // npm run lockfile adds packages of other platforms, which no workflow and no host installs, without the registry.
  const onLinux = (os?.includes("linux") ?? true) && (cpu?.includes("x64") ?? true);
  return optional && !onLinux ? "" : "no integrity";
}

test("every locked package comes from the npm registry and has an integrity", () => {
  expect(locked.length).toBeGreaterThan(1000);
  const found = locked.map(([place, entry]) => [place, problem(entry)]);
  expect(found.filter(([, text]) => text !== "")).toEqual([]);
});

test("a foreign address, a missing or weak integrity are found", () => {
  const sound = locked.find(([, entry]) => entry.integrity)?.[1] ?? {};
  expect(problem({ ...sound, resolved: "https://evil.example/a.tgz" })).toMatch(/^from /);
  expect(problem({ ...sound, resolved: "git+ssh://git@github.com/a/b.git" })).toMatch(/^from /);
  expect(problem({ version: "1.0.0" })).toBe("no integrity");
  expect(problem({ version: "1.0.0", optional: true, os: ["linux"], cpu: ["x64"] })).toBe(
    "no integrity",
  );
  expect(problem({ ...sound, integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" })).toMatch(
    /^integrity /,
  );
});

test("no setting names another registry, and packages run no scripts when they are installed", () => {
  const settings = readFileSync(".npmrc", "utf8");
  expect(settings).not.toMatch(/registry/);
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

test("updates of packages and actions are grouped", () => {
  expect(updates.map((each) => each["package-ecosystem"])).toEqual(["npm", "github-actions"]);
  for (const { groups } of updates) expect(Object.keys(groups)).not.toEqual([]);
});

test("packages whose internals the project uses are left to a person", () => {
  const { dependencies, devDependencies } = readJson("package.json") as Record<
    string,
    Record<string, string>
  >;
  const all = Object.entries({ ...dependencies, ...devDependencies });
  // Exact versions mark them (docs/upgrading.md).
  const pinned = all.filter(([, version]) => /^\d/.test(version)).map(([name]) => name);
  expect(pinned.length).toBeGreaterThan(8);
  const others = ["webpack", "mini-css-extract-plugin", "file-type", "@types/react"];
  expect([...pinned, ...others].filter((name) => !ignored(name))).toEqual([]);
  expect(ignored("zod")).toBe(false);
});
