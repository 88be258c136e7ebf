/** Finds scripts and style sheets that are missing in a built site. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { scriptsNote, type Scripts } from "../../src/gatsby/dist";

/**
 * Returns a sentence for each script or style sheet of the last build that is missing or empty in the built site. Opening pages does not find
 * all of them, because some are only loaded after an interaction.
 * @param root the project's folder.
 * @param folder the built site.
 */
export function missingFiles(root: string, folder: string): string[] {
  const { current } = JSON.parse(readFileSync(path.join(root, scriptsNote), "utf8")) as Scripts;
  const size = (file: string) => (existsSync(file) ? statSync(file).size : 0);
  return current
    .filter((name) => size(path.join(folder, name)) === 0)
    .map((name) => `/${name}: missing or empty`);
}
