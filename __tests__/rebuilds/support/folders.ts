/** The files of built folders. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../../src/gatsby/disk";

/** The texts of all files in `folder` whose names match. */
export const textsIn = (folder: string, names: RegExp): [name: string, text: string][] =>
  filesIn(folder)
    .filter((name) => names.test(name))
    .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]);
