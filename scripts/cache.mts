/**
 * Decides when Gatsby's cache can be kept. Gatsby detects changes of content, but not of the modules that gatsby-node imports, of CSS that it
 * inlines, or of the build inputs. So a change of code or colors is a build without Gatsby's cache and webpack's, which is part of it; other
 * content builds warm. Encoded pictures are stored elsewhere (src/gatsby/store.ts).
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { companyDay, readAll } from "../src/content/index";
import { filesUnder, writeWhole } from "../src/content/read/disk";
import { readInputs, type inputNames } from "../src/gatsby/inputs";
import { root } from "./processes.mjs";

/** The origin of the last build. It is in the cache, so that it is deleted with the cache. */
const note = path.join(root, ".cache", "built-from.json");

/** The build inputs as environment variables; unset ones are empty. */
export type BuildEnvironment = Record<(typeof inputNames)[number], string>;

export interface Origin {
  /** Each command leaves files that the other must not use. */
  command: "build" | "develop";
  /** The project's folder: Gatsby's cache contains absolute paths. */
  folder: string;
  /** Hash of everything that is not content. */
  hash: string;
  /** Hash of content/ and static/. */
  content: string;
  /** The company's date, on which scheduled entries and closures depend. */
  day: string;
  inputs: BuildEnvironment;
}

/** Written by builds: types from the schema, colors from content/brand.yaml, fonts by scripts/fonts.mts. */
const generated = /^src\/(gatsby-types\.d\.ts|styles\/(colors\.css|fonts\/.*))$/;

const filesOf = (folder: string) => filesUnder(path.join(root, folder), root);

/** The origin of a build with these `inputs` and the current files. */
export function currentOrigin(command: Origin["command"], inputs: BuildEnvironment): Origin {
  const files = [
    ...filesOf("src").filter((file) => !generated.test(file)),
    "scripts/fonts.mts",
    // The colors are in the CSS that Gatsby inlines.
    "content/brand.yaml",
    ...readdirSync(root).filter((name) => /^gatsby-[a-z]+\.tsx?$/.test(name)),
    // Its browserslist determines the output of scripts and styles.
    "package.json",
    "package-lock.json",
  ].sort();
  return {
    command,
    folder: root,
    // Gatsby writes the cache with Node's serializer; other releases of Node cannot always read it.
    hash: hashOf(files, `node ${process.versions.node.split(".")[0]}`),
    content: hashOf(["content", "static"].flatMap(filesOf).sort()),
    day: today(inputs),
    inputs,
  };
}

/** Empty if a mistake in content prevents computing it; the build then reports the mistake. */
function today(inputs: BuildEnvironment): string {
  try {
    return companyDay(readAll(root), readInputs(inputs).now);
  } catch {
    return "";
  }
}

/** Hash of the names and contents of `files`, and of `start`. */
function hashOf(files: readonly string[], start = ""): string {
  const hash = createHash("sha256").update(`${start}\0`);
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  return hash.digest("hex");
}

/** Whether a build from `origin` would write what is in dist/. */
export const isBuilt = (origin: Origin): boolean =>
  existsSync(path.join(root, "dist", "index.html")) &&
  JSON.stringify(lastOrigin()) === JSON.stringify(origin);

/** What a cache depends on, by its name in messages. */
const causesOf = ({ command, folder, hash, inputs }: Origin): Record<string, string> => ({
  ...inputs,
  // The time differs in every build; what depends on it is sourced in every build.
  BUILD_TIME: "",
  "the command": command,
  "the folder": folder,
  "code or packages": hash,
});

/** The reason why the cache cannot be kept for a build from `origin`; an empty string if it can. */
export function reasonToClean(origin: Origin): string {
  const last = lastOrigin();
  if (!last) return "there is no finished build";
  const before = causesOf(last);
  const changed = Object.entries(causesOf(origin))
    .filter(([name, value]) => before[name] !== value)
    .map(([name]) => name);
  return changed.length > 0 ? `${changed.join(", ")} changed` : "";
}

/** The origin of the last successful build. */
export function lastOrigin(): Origin | undefined {
  return existsSync(note) ? (JSON.parse(readFileSync(note, "utf8")) as Origin) : undefined;
}

/** The origin of the build in dist/. Ends the program if there is none. */
export function builtOrigin(): Origin {
  const origin = lastOrigin();
  if (origin?.command === "build") return origin;
  console.error("dist/ does not contain a finished build. Run npm run build, or npm test.");
  process.exit(1);
}

/** Records that the cache and public/ come from `origin`. */
export function noteOrigin(origin: Origin): void {
  writeWhole(note, `${JSON.stringify(origin, undefined, 2)}\n`);
}

/**
 * Marks the last build as unfinished. Gatsby's cache lists files of public/ before they are written, so after a killed build the next one would
 * miss them.
 */
export function forgetOrigin(): void {
  rmSync(note, { force: true });
}
