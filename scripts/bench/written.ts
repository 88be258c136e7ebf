/** Which files of a built site were written anew. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../src/gatsby/files-in";

/** Paths below `folder`, sorted, of the files that were written since the `moment` (ms since 1970). */
export function writtenSince(folder: string, moment: number): string[] {
  return filesIn(folder).filter((name) => statSync(path.join(folder, name)).mtimeMs >= moment);
}

/** Of the pages among the files `written`, those whose HTML does not hold `address`: nothing of theirs has changed. */
export const needless = (folder: string, written: readonly string[], address: string) =>
  written
    .filter((name) => path.basename(name) === "index.html")
    .filter((name) => !readFileSync(path.join(folder, name), "utf8").includes(`"${address}"`));
