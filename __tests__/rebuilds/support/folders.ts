/** The files of built folders. */
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** The paths of all files in `folder`. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
}

/** The files that only one of two folders has, or whose bytes differ. */
export function difference(first: string, second: string): string[] {
  const [one, two] = [new Set(namesIn(first)), new Set(namesIn(second))];
  const same = (name: string) =>
    one.has(name) &&
    two.has(name) &&
    readFileSync(path.join(first, name)).equals(readFileSync(path.join(second, name)));
  return [...new Set([...one, ...two])].filter((name) => !same(name)).sort();
}

/** The texts of all files in `folder` whose names match. */
export const textsIn = (folder: string, names: RegExp): [name: string, text: string][] =>
  namesIn(folder)
    .filter((name) => names.test(name))
    .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]);
