/** Compares built folders. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Paths of all files in `folder`. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
}

/** All files in `folder` with the hashes of their contents. */
function contents(folder: string): Map<string, string> {
  return new Map(
    namesIn(folder).map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(path.join(folder, name)))
        .digest("hex"),
    ]),
  );
}

export interface Difference {
  /** Files that only the first folder has. */
  onlyFirst: string[];
  /** Files that only the second folder has. */
  onlySecond: string[];
  /** Files of both folders whose contents differ. */
  changed: string[];
}

/** Compares two folders byte by byte. */
export function difference(first: string, second: string): Difference {
  const [one, two] = [contents(first), contents(second)];
  return {
    onlyFirst: [...one.keys()].filter((name) => !two.has(name)).sort(),
    onlySecond: [...two.keys()].filter((name) => !one.has(name)).sort(),
    changed: [...one.keys()]
      .filter((name) => two.has(name) && two.get(name) !== one.get(name))
      .sort(),
  };
}
