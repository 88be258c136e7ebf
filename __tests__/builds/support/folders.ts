/** Reads built folders. */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Paths of every file below `folder`. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
}
