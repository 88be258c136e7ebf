/** Makes of public/, as Gatsby leaves it, what goes out: nothing for Gatsby alone, nothing of older builds but the last scripts. */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { keptFilesNote, type KeptFiles } from "../src/build/kept-files";
import { ownsPictureStore, pictureStore } from "../src/build/pictures/picture-store";
import { prunePictures } from "../src/build/pictures/prune";
import { root } from "./processes.mjs";

const output = path.join(root, "public");

/**
 * Scripts and style sheets of this build and of the last one that had others. A page that is open while a new build goes out still asks
 * for the old ones, so they stay until the next. Outside of .cache and public/, which a clean build begins without.
 */
const ownScripts = path.join(root, ".build/scripts/own");
const lastScripts = path.join(root, ".build/scripts/last");

/** Names in public/ of files that Gatsby leaves there for itself; it writes them again when it needs them. */
const forGatsby = ["webpack.stats.json", "~partytown"];

/** A script or style sheet with the hash of its content in its name, or the licenses in it. */
const hashedScript = /[.-][0-9a-f]{20}\.(js|css)(\.LICENSE\.txt)?$/;

/** Tidies public/ after a build. Gives back what was taken out, as paths in it. */
export function tidyOutput(): string[] {
  const kept = JSON.parse(readFileSync(path.join(root, keptFilesNote), "utf8")) as KeptFiles;
  const assets = new Set(kept.assets);
  const digests = new Set(kept.digests);
  const stale = [
    ...namesIn(output).filter((name) => hashedScript.test(name) && !assets.has(name)),
    ...namesIn(path.join(output, "static"))
      .filter((name) => !digests.has(name) && !assets.has(`static/${name}`))
      .map((name) => `static/${name}`),
  ];
  const maps = kept.assets.filter((name) => name.endsWith(".map"));
  const unwanted = [...forGatsby, ...maps, ...stale].filter((name) =>
    existsSync(path.join(output, name)),
  );
  for (const name of unwanted) rmSync(path.join(output, name), { recursive: true });
  keepLastScripts(kept.assets.filter((name) => hashedScript.test(name)));
  return unwanted;
}

/** Deletes encoded pictures that are no longer used from the picture store, where that is the project's own. */
export function tidyPictures(): void {
  if (!ownsPictureStore(root)) return;
  const { length } = prunePictures(pictureStore(root), output);
  if (length > 0)
    console.log(`Deleted ${length} files that are no longer used from the picture store.`);
}

/** Puts the last build's scripts beside `own`, those of this build. */
function keepLastScripts(own: readonly string[]): void {
  const before = namesIn(ownScripts);
  if (before.join() !== own.join()) {
    if (before.length > 0) {
      rmSync(lastScripts, { recursive: true, force: true });
      cpSync(ownScripts, lastScripts, { recursive: true });
    }
    rmSync(ownScripts, { recursive: true, force: true });
    mkdirSync(ownScripts, { recursive: true });
    for (const name of own) cpSync(path.join(output, name), path.join(ownScripts, name));
  }
  for (const name of namesIn(lastScripts))
    cpSync(path.join(lastScripts, name), path.join(output, name));
}

/** Names of what is in `folder`, sorted; none if there is no such folder. */
function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
