/** Programs that tests start as separate processes. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface Program {
  /** The first line that the program printed. */
  line: string;
  /** Closes the program's input, which ends it, and waits for its exit. */
  close: () => Promise<void>;
}

/**
 * Starts a TypeScript program in the folder `cwd` and waits for its first line, which it prints when it is ready. Throws if it exits before.
 * It ends with the test run, because its input closes then.
 */
export async function startProgram(
  script: string,
  args: readonly string[] = [],
  cwd = ".",
): Promise<Program> {
  const child = spawn(process.execPath, ["--import", "tsx", script, ...args], {
    cwd,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), "line"),
    ended.then(() => {
      throw new Error(`${script} did not start; the reason stands above.`);
    }),
  ])) as [string];
  return {
    line,
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

export interface Result {
  /** The exit code. */
  status: number | null;
  /** What the program printed, errors last. */
  said: string;
}

/** Runs a command in the folder `cwd` to its end. */
export function runCommand(command: string, args: readonly string[], cwd: string): Result {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

/** Runs a TypeScript program in the folder `cwd` to its end: in half of the time that `npm run` takes. */
export const runProgram = (script: string, args: readonly string[], cwd: string): Result =>
  runCommand(process.execPath, ["--import", "tsx", script, ...args], cwd);
