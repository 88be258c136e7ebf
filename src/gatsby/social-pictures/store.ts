/** The folder in which social pictures are kept between builds. */
import { readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

/** Outside .cache and public/, which a clean build deletes, and node_modules, which `npm ci` deletes. */
export const store = path.resolve(".build/social-pictures");
const day = 24 * 60 * 60 * 1000;
/** How long an unused picture is kept, in ms: a branch or a preview may use it again. */
const keptFor = 30 * day;

/**
 * Deletes pictures that no page has used for a long time: every edit of a title leaves an old one. The modification time is the time of the last
 * use.
 * @param wanted names of the pictures that are used now.
 */
export function tidyStore(folder: string, wanted: ReadonlySet<string>): void {
  const now = Date.now();
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another build may have renamed or deleted it in the meantime.
    const age = now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now);
    if (!wanted.has(name)) {
      if (age > keptFor) rmSync(file);
    } else if (age > day) utimesSync(file, new Date(now), new Date(now));
  }
}
