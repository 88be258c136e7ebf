/** The corpus of mistakes: base content without mistakes, single mistakes to copy over it, and the findings that each must cause. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const corpus = path.resolve("__tests__/content/corpus");

export interface Mistake {
  /** The name of its folder in the corpus. */
  name: string;
  /** The findings as check:content prints them. */
  lines: string[];
}

/** The entries of expected.txt: each is a name with its findings indented below it. */
export function mistakes(): Mistake[] {
  const rows: Mistake[] = [];
  for (const line of readFileSync(path.join(corpus, "expected.txt"), "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    if (line.startsWith("  ")) rows.at(-1)?.lines.push(line.trim());
    else rows.push({ name: line, lines: [] });
  }
  return rows;
}

/** Names of all folders with a mistake. */
export const mistakeFolders = (): string[] =>
  readdirSync(corpus, { withFileTypes: true })
    .filter((item) => item.isDirectory() && item.name !== "base")
    .map(({ name }) => name);

export interface Site {
  /** The project's root; contains content/. */
  root: string;
  remove: () => void;
}

/** Creates a temporary folder with the base content, and copies the files of `mistake` over it. */
export function siteWith(mistake?: string): Site {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  mkdirSync(path.join(root, "content"));
  for (const layer of ["base", ...(mistake === undefined ? [] : [mistake])])
    cpSync(path.join(corpus, layer), path.join(root, "content"), {
      recursive: true,
      // One mistake is a broken symbolic link.
      verbatimSymlinks: true,
    });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
