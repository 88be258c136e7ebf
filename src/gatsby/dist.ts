/**
 * Writes dist/, the folder that hosts publish. public/ belongs to Gatsby: it also contains files that only Gatsby reads and hashed files of
 * older builds. Those must not be published, and must stay there for the next build.
 */
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { filesUnder, writeWhole } from "../content/read/disk";
import { withoutPersonalData } from "./personal-data";
import { pictureError, pictureFolder } from "./pictures";

export interface Scripts {
  /** Scripts and style sheets of the build in dist/. */
  current: string[];
  /** Scripts and style sheets of the last build that had different ones. */
  previous: string[];
}

/** Stored outside .cache and public/, which a clean build deletes. */
export const scriptsNote = ".build/scripts.json";

/** Files that only Gatsby reads, and the page /404, which would be served with status 200; hosts serve 404.html instead. */
const internal = /^(\.gitkeep$|webpack\.stats\.json$|~partytown\/|404\/)|\.map$/;

/** A script or style sheet with a content hash in its name, or its license file. */
const script = /^[^/]+[.-][0-9a-f]{20}\.(js|css)(\.LICENSE\.txt)?$/;

/** Where the last dist/ is while the next one takes its place. */
const oldDist = (root: string) => path.join(root, ".build/dist-old");

/** Puts the last dist/ back if a build was killed after it was moved away, because a folder cannot be replaced in one step. */
export function repairDist(root: string): void {
  const dist = path.join(root, "dist");
  if (!existsSync(dist) && existsSync(oldDist(root))) renameSync(oldDist(root), dist);
}

/**
 * Replaces dist/ with the files of public/, by two renames when all are written. A page that is open during a deploy still requests the scripts of the
 * previous build, so those are kept for one deploy. Rejects if personal data cannot be removed from a file.
 * @param root the project's folder.
 * @param assets paths in public/ of all files that webpack emitted in this build.
 * @param digests of the content's files, after which the folders of public/static/ with them and their pictures are named.
 */
export async function writeDist(
  root: string,
  assets: readonly string[],
  digests: readonly string[],
): Promise<void> {
  const source = path.join(root, "public");
  const dist = path.join(root, "dist");
  const next = path.join(root, ".build/dist-next");
  const old = oldDist(root);
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  const folders = digests.flatMap((digest) => [digest, pictureFolder(digest)]);
  const current = new Set([...assets, ...folders.map((folder) => `static/${folder}`)]);
  // All others are made by the build, without metadata.
  const given = new Set(filesUnder(path.join(root, "static")));
  for (const name of filesUnder(source)) {
    const inStatic = /^static\/[^/]+/.exec(name)?.[0];
    const stale = (inStatic ?? script.test(name)) && !current.has(inStatic ?? name);
    if (stale || internal.test(name)) continue;
    const target = path.join(next, name.replace(/\/index\.html$/, ".html"));
    if (given.has(name) || /\.(mp4|webm)$/.test(name))
      await withoutPersonalData(readFileSync(path.join(source, name))).then(
        (bytes) => writeWhole(target, bytes),
        (cause: unknown) => {
          throw pictureError(name, cause);
        },
      );
    else cpSync(path.join(source, name), target, { preserveTimestamps: true });
  }
  const scripts = withPrevious(path.join(root, scriptsNote), assets);
  for (const name of scripts.previous)
    if (existsSync(path.join(dist, name)))
      cpSync(path.join(dist, name), path.join(next, name), { preserveTimestamps: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
  writeWhole(path.join(root, scriptsNote), JSON.stringify(scripts));
}

/** The scripts among `assets`, and the previous ones according to the last build's `note`. */
function withPrevious(note: string, assets: readonly string[]): Scripts {
  const current = assets.filter((name) => script.test(name));
  const last = existsSync(note)
    ? (JSON.parse(readFileSync(note, "utf8")) as Scripts)
    : { current: [], previous: [] };
  const same = last.current.join() === current.join();
  return { current, previous: same ? last.previous : last.current };
}
