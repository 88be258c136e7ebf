/** Where pictures for sharing are kept from build to build. */
import { readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

/** Outside of .cache and public/, which a clean build begins without, and of node_modules, which `npm ci` does. */
export const store = path.resolve(".build/social-pictures");
const day = 24 * 60 * 60 * 1000;
/** How long one is kept that no page wants, in ms: a branch or a preview may want it again. */
const keptFor = 30 * day;

/**
 * Takes away what no page has wanted for long: every edit of a title leaves a picture behind. The time of a file says when it was wanted.
 * @param wanted names of those that are wanted now.
 */
export function tidyStore(folder: string, wanted: ReadonlySet<string>): void {
  const now = Date.now();
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another build of this project may have renamed it meanwhile.
    const age = now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now);
    if (!wanted.has(name)) {
      if (age > keptFor) rmSync(file);
    } else if (age > day) utimesSync(file, new Date(now), new Date(now));
  }
}
