/** Compares built folders. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Paths of every file below `folder`. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
}

/** Every file below `folder` with the hash of what is in it. */
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
  /** Files that stand in the first folder alone, */
  onlyFirst: string[];
  /** in the second alone, */
  onlySecond: string[];
  /** and in both with different contents. */
  changed: string[];
}

/** What differs between two folders, byte for byte. */
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
