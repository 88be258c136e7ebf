/**
 * Writes dist/, the folder that hosts publish. Gatsby keeps public/ for its next build: with files that only Gatsby reads and hashed
 * files of older builds, which must not be published, and must not be removed from it.
 */
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./files-in";
import { place, writeWhole } from "./whole-files";

export interface Scripts {
  /** Names of the scripts and style sheets of the build in dist/. */
  current: string[];
  /** Names of those of the last build that had others. */
  previous: string[];
}

/** Outside of .cache and public/, which a clean build deletes. */
export const scriptsNote = ".build/scripts.json";

/** What only Gatsby reads, and the page /404: it would be published with the status 200, and hosts have 404.html. */
const internal = /^(webpack\.stats\.json$|~partytown\/|404\/)|\.map$/;

/** A script or style sheet with the hash of its content in its name, or the licenses of one. */
const script = /^[^/]+[.-][0-9a-f]{20}\.(js|css)(\.LICENSE\.txt)?$/;

/** Pictures, fonts and drawings: the hash is the name of the file or of its folder. */
const hashed = /^(static|social)\//;

/**
 * Writes dist/ anew from public/. A page that is open during a deploy still requests the scripts of the build before, so those are
 * kept for one deploy. Until all of it is written, dist/ stays as it was.
 * @param root the project's folder.
 * @param assets paths in public/ of all that webpack emitted in this build.
 * @param digests of the content's files: those files are in public/static/, in folders of these names.
 */
export function writeDist(
  root: string,
  assets: readonly string[],
  digests: readonly string[],
): void {
  const [from, dist, next, old] = ["public", "dist", ".build/dist-next", ".build/dist-old"].map(
    (folder) => path.join(root, folder),
  ) as [string, string, string, string];
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  const current = new Set([...assets, ...digests.map((digest) => `static/${digest}`)]);
  for (const name of filesIn(from)) {
    const inStatic = /^static\/[^/]+/.exec(name)?.[0];
    const stale = (inStatic ?? script.test(name)) && !current.has(inStatic ?? name);
    if (stale || internal.test(name)) continue;
    const target = path.join(next, name.replace(/\/index\.html$/, ".html"));
    // Gatsby's next build overwrites its files in place, except for those with a hash: a link would change dist/ with them.
    if (hashed.test(name) || script.test(name)) place(path.join(from, name), target);
    else cpSync(path.join(from, name), target, { preserveTimestamps: true });
  }
  const scripts = withPrevious(path.join(root, scriptsNote), assets);
  for (const name of scripts.previous)
    if (existsSync(path.join(dist, name))) place(path.join(dist, name), path.join(next, name));
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
  writeWhole(path.join(root, scriptsNote), JSON.stringify(scripts));
}

/** The scripts among `assets`, and by the `note` of the last build those that came before them. */
function withPrevious(note: string, assets: readonly string[]): Scripts {
  const current = assets.filter((name) => script.test(name));
  const last = existsSync(note)
    ? (JSON.parse(readFileSync(note, "utf8")) as Scripts)
    : { current: [], previous: [] };
  const same = last.current.join() === current.join();
  return { current, previous: same ? last.previous : last.current };
}
