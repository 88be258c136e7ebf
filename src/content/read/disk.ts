/** Lists, writes and copies files. A process that is killed leaves the whole file or none. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
  type Dirent,
} from "node:fs";
import path from "node:path";

/** Sorted paths from `root`, with forward slashes, of all files in `folder` and the folders in it; none if it does not exist. Links are left out. */
export const filesUnder = (folder: string, root = folder): string[] =>
  pathsOf(folder, root, (item) => item.isFile());

/** The same with links, which may be broken. */
export const filesAndLinksUnder = (folder: string, root = folder): string[] =>
  pathsOf(folder, root, (item) => !item.isDirectory());

const pathsOf = (folder: string, root: string, isWanted: (item: Dirent) => boolean) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter(isWanted)
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();

/** Writes `data` to `file`; creates the parent folders. */
export const writeWhole = (file: string, data: string | Buffer): void =>
  inOneStep(file, (part) => writeFileSync(part, data));

/** Copies a file to `target`, whose name contains a hash of its content: one that exists stays. Creates the parent folders. */
export function copyHashed(source: string, target: string): void {
  if (!existsSync(target)) inOneStep(target, (part) => copyFileSync(source, part));
}

/** Has `write` write a temporary file, and renames it to `file`. */
function inOneStep(file: string, write: (part: string) => void): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // Several processes may write the same file.
  const part = `${file}.${process.pid}.part`;
  write(part);
  renameSync(part, file);
}
