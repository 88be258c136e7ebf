/** Measures time and memory of a program and its children, from Linux's /proc. */
import type { ChildProcess } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { start } from "../processes.mjs";

export interface Cost {
  /** s */
  wall: number;
  /** On all cores, s. */
  cpu: number;
  /** Peak memory of all processes, MB: PSS, which counts shared memory once. */
  peak: number;
}

/** Time between two memory samples, ms. */
const interval = 500;
/** The unit of times in /proc: 1/100 s on all processors. */
const ticks = 100;

export interface Measured extends Cost {
  /** Its output on both streams. */
  output: string;
}

/** Runs Node with `args` and waits for its exit; no other program may run in the meantime. Throws with the output if it fails. */
export async function measured(
  args: string[],
  place: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Measured> {
  const child = start(process.execPath, args, { ...place, quiet: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const cost = await costOf(child).catch((error: Error) => {
    throw new Error(`${args.join(" ")}: ${error.message}\n${output}`);
  });
  return { ...cost, output };
}

/** Waits until `child` exits. Throws if it fails. */
async function costOf(child: ChildProcess): Promise<Cost> {
  const started = Date.now();
  const before = cpuOfChildren();
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
  }, interval);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(look);
  if (code !== 0) throw new Error(`The program failed with exit code ${String(code)}.`);
  return {
    wall: (Date.now() - started) / 1000,
    cpu: cpuOfChildren() - before,
    peak: peak / 1024,
  };
}

/** CPU time of all exited children and their children, s. */
function cpuOfChildren(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  // Skips the program's name in brackets, which may contain spaces. In proc(5), cutime is field 16 and cstime field 17.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / ticks;
}

/** PSS of the process `pid` and everything below it, kB. */
function memoryOf(pid: number): number {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: field(`${name}/status`, "PPid") }));
  const withAllBelow = (top: number): number =>
    parents
      .filter(({ parent }) => parent === top)
      .reduce((sum, each) => sum + withAllBelow(each.pid), field(`${top}/smaps_rollup`, "Pss"));
  return withAllBelow(pid);
}

/** The number after `key` in a file in /proc; 0 if the process has exited. */
function field(file: string, key: string): number {
  try {
    const text = readFileSync(`/proc/${file}`, "utf8");
    return Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
