/** What a program and all that it starts takes of the machine, as Linux tells it in /proc. */
import type { ChildProcess } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

export interface Cost {
  /** s */
  wall: number;
  /** Of all cores, s. */
  cpu: number;
  /** The most that all processes had in memory together (RSS, in which what they share counts for each), MB. */
  peak: number;
}

/** How often memory is looked at, ms. */
const interval = 200;
/** Linux tells programs the time in these parts of a second, whatever the processor. */
const ticks = 100;

/** Waits until `child`, which was started just now, has ended; nothing else may be started meanwhile. Throws if it fails. */
export async function costOf(child: ChildProcess): Promise<Cost> {
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

/** RSS of the process `pid` and everything below it, kB. */
function memoryOf(pid: number): number {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const status = statusOf(name);
      const field = (key: string) =>
        Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
      return status ? [{ pid: Number(name), parent: field("PPid"), rss: field("VmRSS") }] : [];
    });
  const below = (parent: number): number =>
    processes
      .filter((each) => each.parent === parent)
      .reduce((sum, each) => sum + each.rss + below(each.pid), 0);
  return (processes.find((each) => each.pid === pid)?.rss ?? 0) + below(pid);
}

function statusOf(name: string): string {
  try {
    return readFileSync(`/proc/${name}/status`, "utf8");
  } catch {
    // It has ended in between.
    return "";
  }
}
