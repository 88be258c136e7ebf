/** Which files of a built site were written anew. */
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Paths below `folder`, sorted, of the files that were written since the `moment` (ms since 1970). */
export function writtenSince(folder: string, moment: number): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => {
      const file = statSync(path.join(folder, name));
      return file.isFile() && file.mtimeMs >= moment;
    })
    .sort();
}

/** Of the pages among the files `written`, those whose HTML does not hold `address`: nothing of theirs has changed. */
export const needless = (folder: string, written: readonly string[], address: string) =>
  written
    .filter((name) => path.basename(name) === "index.html")
    .filter((name) => !readFileSync(path.join(folder, name), "utf8").includes(`"${address}"`));
