/** A copy of the project to build with changes, in a folder of its own; the checkout itself is never touched. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");

export interface Copy {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Files that differ from the copy's beginning, new ones included. */
  changedFiles: () => string[];
  /** Runs `npm run build`; gives back its output. Throws with it when the build fails. */
  build: (environment?: Record<string, string>) => string;
}

/** Copies everything that git knows or would know, and takes the cache of pictures along, so that a build need not encode them again. */
export function copyProject(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), "site-copy-"));
  const files = git(root, "ls-files", "--cached", "--others", "--exclude-standard")
    .split("\n")
    .filter((file) => file && existsSync(path.join(root, file)));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  for (const kept of [".cache", "public"])
    if (existsSync(path.join(root, kept)))
      cpSync(path.join(root, kept), path.join(folder, kept), { recursive: true });
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  git(
    folder,
    "-c",
    "user.name=test",
    "-c",
    "user.email=test@localhost",
    "commit",
    "--quiet",
    "--message",
    "copy",
  );
  return {
    folder,
    read: (file) => readFileSync(path.join(folder, file), "utf8"),
    write: (file, text) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    },
    changedFiles: () =>
      git(folder, "status", "--porcelain", "--untracked-files=all")
        .split("\n")
        .filter(Boolean)
        .map((line) => line.slice(3)),
    build: (environment = {}) => build(folder, environment),
  };
}

function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8" });
}

function build(folder: string, environment: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
  return stdout + stderr;
}
