/** Runs programs as separate processes. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./temporary-folder";

/** Creates a folder with this name and the scripts, which take it for the project's. */
export function projectIn(name: string): string {
  const folder = path.join(temporaryFolder(), name);
  mkdirSync(folder);
  for (const part of ["scripts", "package.json", "tsconfig.json"])
    cpSync(part, path.join(folder, part), { recursive: true });
  for (const part of ["src", "node_modules"])
    symlinkSync(path.resolve(part), path.join(folder, part));
  return folder;
}

/** Runs a command in the folder `cwd` to its end. Returns its exit code and what it printed, errors last. */
export function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  env = process.env,
) {
  const options = { cwd, env, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  return { status, output: stdout + stderr };
}

/** Runs a TypeScript program in the folder `cwd` to its end: in half of the time that `npm run` takes. */
export const runProgram = (script: string, args: readonly string[], cwd: string) =>
  runCommand(process.execPath, ["--import", "tsx", script, ...args], cwd);
