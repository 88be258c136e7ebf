/**
 * Decides when Gatsby's cache can be kept. Gatsby detects changes of content, but not of the modules that gatsby-node imports, of CSS that it
 * inlines, or of the build inputs. So a change of code is a build without Gatsby's cache and webpack's, which is part of it; content alone
 * builds warm. Encoded pictures are stored elsewhere (src/gatsby/pictures).
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../src/gatsby/files-in";
import { writeWhole } from "../src/gatsby/whole-files";
import type { BuildEnvironment } from "./environment.mjs";
import { root } from "./processes.mjs";

/** What is noted of a build; in the cache itself, so that a cache and what is known of it go together. */
const note = path.join(root, ".cache", "built-from.json");

export interface Origin {
  /** build or develop: each leaves files that the other must not send out. */
  command: "build" | "develop";
  /** Hash of everything that is not content. */
  hash: string;
  inputs: BuildEnvironment;
}

/** What a build with these `inputs` would be made from now. */
export function currentOrigin(command: Origin["command"], inputs: BuildEnvironment): Origin {
  const files = [
    // Without the types that Gatsby generates from the schema.
    ...filesIn(path.join(root, "src"))
      .map((name) => `src/${name}`)
      .filter((file) => file !== "src/gatsby-types.d.ts"),
    ...readdirSync(root).filter((name) => /^gatsby-[a-z]+\.tsx?$/.test(name)),
    // Its browserslist decides what scripts and styles are compiled to.
    "package.json",
    "package-lock.json",
  ].sort();
  const hash = createHash("sha256");
  // The cache is written with Node's own serializer, which older releases cannot always read.
  hash.update(`node ${process.versions.node.split(".")[0]}\0`);
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  return { command, hash: hash.digest("hex"), inputs };
}

/** Why the cache cannot be kept for a build from `origin`, in words; an empty string where it can, or where there is none. */
export function reasonToClean(origin: Origin): string {
  if (!existsSync(path.join(root, ".cache")) && !existsSync(path.join(root, "public")))
    return "";
  const last = lastOrigin();
  if (!last) return "the last build is unknown or did not end";
  if (last.command !== origin.command) return `the last command was ${last.command}`;
  if (last.hash !== origin.hash) return "code or packages changed";
  const changed = Object.entries(origin.inputs)
    // Time passes between all builds: what follows from it is sourced anew every time.
    .filter(([name]) => name !== "BUILD_TIME")
    .filter(([name, value]) => last.inputs[name as keyof BuildEnvironment] !== value)
    .map(([name]) => name);
  return changed.length > 0 ? `${changed.join(", ")} changed` : "";
}

/** What the last build that ended well was made from. */
export function lastOrigin(): Origin | undefined {
  return existsSync(note) ? (JSON.parse(readFileSync(note, "utf8")) as Origin) : undefined;
}

/** Notes that the cache and public/ now come from `origin`. */
export function noteOrigin(origin: Origin): void {
  writeWhole(note, `${JSON.stringify(origin, undefined, 2)}\n`);
}

/**
 * From now on the last build counts as one that did not end. Gatsby's cache names files of public/ before they are written: after a build that was
 * killed, the next one would look for them in vain.
 */
export function forgetOrigin(): void {
  rmSync(note, { force: true });
}
