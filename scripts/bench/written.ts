/** Finds the files that a build has written. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../src/gatsby/files-in";

/** Sorted paths of the files in `folder` that were written since `moment` (ms since 1970). */
export function writtenSince(folder: string, moment: number): string[] {
  return filesIn(folder).filter((name) => statSync(path.join(folder, name)).mtimeMs >= moment);
}

/** The pages among the files `written` whose HTML does not contain `address`, so they did not need to be written. */
export const needless = (folder: string, written: readonly string[], address: string) =>
  written
    .filter((name) => path.basename(name) === "index.html")
    .filter((name) => !readFileSync(path.join(folder, name), "utf8").includes(`"${address}"`));
