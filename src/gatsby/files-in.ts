import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Sorted paths of all files below `folder`, relative to it, with forward slashes; empty if the folder does not exist. */
export const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"))
    .sort();
