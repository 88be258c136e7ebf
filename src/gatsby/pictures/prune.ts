/** Deletes files that the site no longer uses from the picture store. */
import { existsSync, readFileSync, readdirSync, rmSync, rmdirSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../files-in";
import { writeWhole } from "../whole-files";

/** A file in the store that lists the files that the last build did not use. */
const note = "unused.json";

/**
 * Deletes every file that neither this build nor the last successful one used: deleting files after one build would encode pictures again when
 * an edit is reverted. This also deletes temporary files of killed builds.
 * @param store the picture store.
 * @param output the built site; the pictures in its folder static/ are those in use.
 * @returns names of what was deleted, relative to the store.
 */
export function prunePictures(store: string, output: string): string[] {
  const used = usedFiles(path.join(output, "static"));
  const unused = filesIn(store).filter((name) => name !== note && !used(name));
  const file = path.join(store, note);
  const before = new Set(
    existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : [],
  );
  const deleted = unused.filter((name) => before.has(name));
  for (const name of deleted) rmSync(path.join(store, name));
  for (const folder of new Set(deleted.map((name) => path.join(store, path.dirname(name)))))
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  if (existsSync(store))
    writeWhole(file, JSON.stringify(unused.filter((name) => !before.has(name))));
  return deleted;
}

/** Returns a function that checks whether a file in the store is used: digest and form are folders in static/. */
function usedFiles(folder: string): (name: string) => boolean {
  const used = new Set<string>();
  for (const name of filesIn(folder)) {
    const [digest = "", form = ""] = name.split("/");
    const format = path.extname(name);
    if (/^\.(avif|webp)$/.test(format)) used.add(digest).add(`${digest}/${form}${format}`);
  }
  return (name) =>
    used.has(
      path.posix.basename(name) === "size-and-color.json" ? path.posix.dirname(name) : name,
    );
}
