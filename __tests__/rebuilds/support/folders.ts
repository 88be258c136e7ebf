/** The files of built folders. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../../src/gatsby/disk";

/** The files that only one of two folders has, or whose bytes differ. */
export function difference(first: string, second: string): string[] {
  const [one, two] = [new Set(filesIn(first)), new Set(filesIn(second))];
  const same = (name: string) =>
    one.has(name) &&
    two.has(name) &&
    readFileSync(path.join(first, name)).equals(readFileSync(path.join(second, name)));
  return [...new Set([...one, ...two])].filter((name) => !same(name)).sort();
}

/** The texts of all files in `folder` whose names match. */
export const textsIn = (folder: string, names: RegExp): [name: string, text: string][] =>
  filesIn(folder)
    .filter((name) => names.test(name))
    .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]);
