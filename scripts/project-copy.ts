/** Copies the project into another folder, for the tests and the bench that build it with changes. */
import { execFileSync } from "node:child_process";
import { cpSync, lstatSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";

/** Runs git in `folder`; gives back what it prints. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });

/** Copies everything that git knows or would know of the project in `root` into `folder`; its packages are those of `root`. */
export function copyFiles(root: string, folder: string): void {
  const files = git(root, "ls-files", "--cached", "--others", "--exclude-standard")
    .split("\n")
    // What is deleted and not committed is listed, too. A link to nothing is a file all the same.
    .filter((file) => file && lstatSync(path.join(root, file), { throwIfNoEntry: false }));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file), { verbatimSymlinks: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
}

/** Makes a repository of `folder` with one commit of all that is in it. */
export function commitAll(folder: string): void {
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  const author = ["-c", "user.name=copy", "-c", "user.email=copy@localhost"];
  git(folder, ...author, "commit", "--quiet", "--message", "copy");
}
