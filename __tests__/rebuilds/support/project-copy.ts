/** Copies the project to another folder, for tests and benchmarks that build it with changes. */
import { execFileSync } from "node:child_process";
import { cpSync, lstatSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";

/** Runs git in `folder` and returns its output. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });

/** Copies all files of the project in `root` that git does not ignore to `folder`, and links its node_modules. */
export function copyFiles(root: string, folder: string): void {
  const files = git(root, "ls-files", "--cached", "--others", "--exclude-standard")
    .split("\n")
    // git also lists deleted files. lstat, because a broken symbolic link is copied as well.
    .filter((file) => file && lstatSync(path.join(root, file), { throwIfNoEntry: false }));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file), { verbatimSymlinks: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
}

/** Creates a repository in `folder` with one commit of all its files. */
export function commitAll(folder: string): void {
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  const author = ["-c", "user.name=copy", "-c", "user.email=copy@localhost"];
  git(folder, ...author, "commit", "--quiet", "--message", "copy");
}
