/** Writes files so that a process killed at any moment leaves the whole file or none. */
import { copyFileSync, linkSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes `data` under another name first and renames it; makes the folders above `file`. */
export function writeWhole(file: string, data: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(partOf(file), data);
  renameSync(partOf(file), file);
}

/**
 * Gives the file `kept` a second name, `target`: a hard link, which takes no space and no time, or a copy where the file system has no
 * links or the two are on different disks. Leaves a `target` that exists as it is; makes the folders above it.
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

/** Processes that write the same file at the same time have a part each. */
const partOf = (file: string) => `${file}.${process.pid}.part`;
