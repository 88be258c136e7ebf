/** The corpus of mistakes: good content, single mistakes to lay over it, and what the check has to say of each. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const corpus = path.resolve("__tests__/content/corpus");

export interface Mistake {
  /** Its folder in the corpus. */
  name: string;
  /** The findings as check:content prints them. */
  lines: string[];
}

/** The rows of expected.txt: a name, and under it, indented, its findings. */
export function mistakes(): Mistake[] {
  const rows: Mistake[] = [];
  for (const line of readFileSync(path.join(corpus, "expected.txt"), "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    if (line.startsWith("  ")) rows.at(-1)?.lines.push(line.trim());
    else rows.push({ name: line, lines: [] });
  }
  return rows;
}

/** Names of the folders that hold a mistake. */
export const mistakeFolders = (): string[] =>
  readdirSync(corpus, { withFileTypes: true })
    .filter((item) => item.isDirectory() && item.name !== "base")
    .map(({ name }) => name);

export interface Site {
  /** Where a project's root would be; content/ is in it. */
  root: string;
  remove: () => void;
}

/** A folder of its own with the good content and, over it, the mistake of that name. */
export function siteWith(mistake?: string): Site {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  mkdirSync(path.join(root, "content"));
  for (const layer of ["base", ...(mistake === undefined ? [] : [mistake])])
    cpSync(path.join(corpus, layer), path.join(root, "content"), {
      recursive: true,
      // One of them is a link to nothing.
      verbatimSymlinks: true,
    });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
