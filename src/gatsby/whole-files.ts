/** Writes files atomically: a process that is killed leaves the whole file or none. */
import { copyFileSync, linkSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes `data` to a temporary file and renames it to `file`; creates the parent folders. */
export function writeWhole(file: string, data: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(partOf(file), data);
  renameSync(partOf(file), file);
}

/**
 * Makes the file `kept` available as `target`: as a hard link, or as a copy if the file system does not support links or the two are on
 * different disks. Does nothing if `target` exists; creates the parent folders.
 */
export function place(kept: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    linkSync(kept, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    copyFileSync(kept, partOf(target));
    renameSync(partOf(target), target);
  }
}

/** The temporary name contains the process id, because several processes may write the same file. */
const partOf = (file: string) => `${file}.${process.pid}.part`;
