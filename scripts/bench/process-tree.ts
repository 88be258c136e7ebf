/** What a program and all that it starts takes of the machine, as Linux tells it in /proc. */
import type { ChildProcess } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { start } from "../processes.mjs";

export interface Cost {
  /** s */
  wall: number;
  /** Of all cores, s. */
  cpu: number;
  /** The most that all processes had in memory together, MB: PSS, in which what several of them share counts once. */
  peak: number;
}

/** How often memory is looked at, ms. */
const interval = 500;
/** Linux tells programs the time in these parts of a second, whatever the processor. */
const ticks = 100;

export interface Measured extends Cost {
  /** What it has printed, on both of its streams. */
  output: string;
}

/** Has Node run `args` to the end; nothing else may be started meanwhile. Throws if that fails, with what was printed. */
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

/** Waits until `child`, which was started just now, has ended. Throws if it fails. */
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

/** What all programs have taken that this one started and that have ended, theirs included, s. */
function cpuOfChildren(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  // After the name in brackets, which may hold spaces (proc(5): cutime is field 16, cstime 17).
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

/** The number after `key` in a file below /proc; 0 of a process that has ended in between. */
function field(file: string, key: string): number {
  try {
    const text = readFileSync(`/proc/${file}`, "utf8");
    return Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
