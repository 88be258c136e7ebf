/** Looks for the scripts and style sheets of a build. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { scriptsNote, type Scripts } from "../../src/gatsby/dist";

/**
 * Returns a sentence for each script and style sheet of the last build in the project `root` that is missing in `folder`, its built site, or
 * empty. Some are only loaded after an interaction, which no visit before a deploy tries.
 */
export function missingFiles(root: string, folder: string): string[] {
  const { current } = JSON.parse(readFileSync(path.join(root, scriptsNote), "utf8")) as Scripts;
  const size = (file: string) => (existsSync(file) ? statSync(file).size : 0);
  return current
    .filter((name) => size(path.join(folder, name)) === 0)
    .map((name) => `/${name}: missing or empty`);
}
