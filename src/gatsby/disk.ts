/** Lists and writes files. Writing is atomic: a process that is killed leaves the whole file or none. */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Sorted paths of all files below `folder`, relative to it, with forward slashes; empty if the folder does not exist. */
export const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"))
    .sort();

/** Writes `data` to a temporary file and renames it to `file`; creates the parent folders. */
export function writeWhole(file: string, data: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(partOf(file), data);
  renameSync(partOf(file), file);
}

/**
 * Makes the file `source` available as `target`: as a hard link, or as a copy if the file system does not support links or the two are on
 * different disks. Does nothing if `target` exists; creates the parent folders.
 */
export function linkOrCopy(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    copyFileSync(source, partOf(target));
    renameSync(partOf(target), target);
  }
}

/** The temporary name contains the process id, because several processes may write the same file. */
const partOf = (file: string) => `${file}.${process.pid}.part`;
