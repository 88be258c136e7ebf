/** Commands that write into this folder, of which only one may run at a time. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./processes.mjs";

/** A file with the process that serves this folder, and the address of the site as soon as it has one. */
const note = path.join(root, ".build/running.json");

interface Running {
  process: number;
  url?: string;
}

/** Notes that this process serves the folder. @param url the address of the site. */
export function noteRunning(url?: string): void {
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ process: process.pid, url } satisfies Running));
}

/** Throws if another process builds in this folder or serves it: both would write the same files. To be called once. */
export function takeFolder(): void {
  const other = existsSync(note) && (JSON.parse(readFileSync(note, "utf8")) as Running);
  if (other && isAlive(other.process))
    throw new Error(
      `${other.url ? `The site already runs on ${other.url}` : "Another command builds the site in this folder"} (process ${other.process}). Stop that one first, or delete .build/running.json if there is no such process.`,
    );
  noteRunning();
  process.once("exit", () => rmSync(note, { force: true }));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
