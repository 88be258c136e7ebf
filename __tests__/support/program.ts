/** Programs that tests start as separate processes. */
import { spawn } from "node:child_process";
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
