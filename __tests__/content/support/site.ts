/** A temporary site with the content of __tests__/content/base, to which tests make changes. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const base = path.resolve("__tests__/content/base");

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

export interface Site {
  /** The project's root; contains content/. */
  root: string;
  /** The absolute path of a file in content/. */
  at: (file: string) => string;
  /** Writes a file, and creates its folder. */
  write: (file: string, data: string | Buffer) => void;
  /** Makes a change to the base content. Fails if the text to replace is not exactly once in the file. */
  apply: (change: Change) => void;
  /** Undoes all that `write` and `apply` have done. */
  restore: () => void;
  remove: () => void;
}

/** Creates a temporary folder with the base content. */
export function createSite(): Site {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  const at = (file: string) => path.join(root, "content", file);
  cpSync(base, at(""), { recursive: true });
  const undo: (() => void)[] = [];

  const write: Site["write"] = (file, data) => {
    const created = mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), data);
    undo.push(() => {
      rmSync(created ?? at(file), { recursive: true, force: true });
      if (existsSync(path.join(base, file))) cpSync(path.join(base, file), at(file));
    });
  };

  return {
    root,
    at,
    write,
    apply: (change) => {
      write(change.file, changed(change));
    },
    restore: () => {
      for (const step of undo.splice(0).reverse()) step();
    },
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The content of a file after a change to the base content. */
function changed({ file, copyOf = file, write, append, replace }: Change): string | Buffer {
  if (write !== undefined) return write;
  const original = readFileSync(path.join(base, copyOf));
  if (append === undefined && replace === undefined) return original;
  return pairsOf(replace).reduce(
    (text, [before, after]) => {
      const parts = text.split(before);
      if (parts.length !== 2)
        throw new Error(`${copyOf} has ${parts.length - 1} times: ${before}`);
      return parts.join(after);
    },
    original.toString() + (append ?? ""),
  );
}

function pairsOf(replace: Change["replace"] = []): [string, string][] {
  return replace.every((item) => Array.isArray(item)) ? replace : [replace as [string, string]];
}
