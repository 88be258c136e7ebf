/** A temporary site with the content of __tests__/content/base. A test may change its files; after the test they are as before. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkAll, inLines } from "../../../src/content";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = "__tests__/content/base";
const base = path.resolve(folder);

/** The project's root; contains content/. */
export const root = temporaryFolder();

/** The absolute path of a file in content/. */
export const at = (file: string) => path.join(root, "content", file);

cpSync(base, at(""), { recursive: true });

// One message, where each test would fail with a finding on the wrong file.
const findings = inLines(checkAll(root)).map((line) => line.replace("content", folder));
if (findings.length > 0) throw new Error(`Correct ${folder} first:\n${findings.join("\n")}`);

const undo: (() => void)[] = [];

afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
});

/** Writes a file of content/, and creates its folder. */
export function write(file: string, data: string | Buffer): void {
  const created = mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), data);
  undo.push(() => {
    rmSync(created ?? at(file), { recursive: true, force: true });
    if (existsSync(path.join(base, file))) cpSync(path.join(base, file), at(file));
  });
}

/** A change to one file. `file` and `copyOf` are relative to content/. */
export interface Change {
  file: string;
  /** The file of the base content that `file` is made from. */
  copyOf?: string;
  write?: string;
  append?: string;
  /** A text that the file has exactly once, and what replaces it; or a list of such pairs. */
  replace?: [string, string] | [string, string][];
}

/** Makes a change to the base content. Throws if the text to replace is not exactly once in the file. */
export function apply({ file, copyOf = file, ...change }: Change): void {
  if (change.write !== undefined) return write(file, change.write);
  const original = readFileSync(path.join(base, copyOf));
  const { append = "", replace = [] } = change;
  // Pictures are only copied.
  if (!append && replace.length === 0) return write(file, original);
  const isList = replace.every((item) => Array.isArray(item));
  const pairs = isList ? replace : [replace as [string, string]];
  const text = pairs.reduce((before, [from, to]) => {
    const parts = before.split(from);
    if (parts.length !== 2) throw new Error(`${copyOf} has ${parts.length - 1} times: ${from}`);
    return parts.join(to);
  }, original.toString());
  write(file, text + append);
}
