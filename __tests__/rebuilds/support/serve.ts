/** Serves a build of a copy of the project until the end of the tests. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const programs: ChildProcess[] = [];

afterAll(async () => {
  // They end when their input closes.
  for (const program of programs) {
    program.stdin?.end();
    await once(program, "exit");
  }
});

/** Starts the servers of the site tests and returns what they print. */
export async function serve(folder: string, cwd: string): Promise<Record<string, string>> {
  const args = ["--import", "tsx", "scripts/test-servers.mts", folder];
  const program = spawn(process.execPath, args, { cwd, stdio: ["pipe", "pipe", "inherit"] });
  programs.push(program);
  for await (const line of createInterface({ input: program.stdout }))
    return JSON.parse(line) as Record<string, string>;
  throw new Error("The servers did not start; the reason is above.");
}
